-- Creates the functions that export and delete the data of the caller's account.
--
-- Returns the caller's stored data without projects, and without the addresses of people who answered a forwarded
-- email.
create function private.export_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'fullName',
      'created_at', u.created_at, 'confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = u.id),
    'staff', to_jsonb(private.staff_of(u.id)),
    'saved_views', coalesce((
      select jsonb_agg(jsonb_build_object('name', v.name, 'path', v.path, 'created_at', v.created_at) order by v.position)
      from public.saved_views v where v.user_id = u.id), '[]'),
    'report_notes', coalesce((
      select jsonb_agg(jsonb_build_object('month', n.month, 'note', n.note) order by n.month)
      from private.report_notes n where n.account_id = u.id), '[]'),
    'sessions', coalesce((select jsonb_agg(to_jsonb(s)) from public.my_sessions() s), '[]'),
    'conversations', coalesce((
      select jsonb_agg(jsonb_build_object('id', c.id, 'subject', c.subject, 'name', c.name, 'email', c.email,
          'source_page', c.source_page, 'status', private.client_status(c), 'created_at', c.created_at,
          'written_as', (select jsonb_build_object('name', w.name, 'email', w.email)
            from public.conversation_writers w where w.conversation_id = c.id and w.account_id = u.id),
          'messages', coalesce((
            select jsonb_agg(jsonb_build_object('kind', m.kind, 'author', m.author_name, 'body', m.body,
                'from_another_address', m.sender_address <> '', 'created_at', m.created_at,
                'quotation', (select q.body from public.message_quotations q
                  where q.message_id = m.id and m.sender_address = ''),
                'files', coalesce((
                  select jsonb_agg(jsonb_build_object('name', a.name, 'media_type', a.media_type, 'size', a.size,
                      'content', translate(encode(f.content, 'base64'), E'\n', '')) order by a.number)
                  from public.attachments a join private.attachment_contents f on f.attachment_id = a.id
                  where a.message_id = m.id), '[]')) order by m.number)
            from public.messages m where m.conversation_id = c.id and not m.internal), '[]'))
        order by c.created_at)
      from public.conversations c where c.client_id = u.id), '[]'),
    'written_with_another_address', coalesce((
      select jsonb_agg(jsonb_build_object('subject', c.subject, 'name', c.name, 'email', c.email,
          'written_as', (select jsonb_build_object('name', w.name, 'email', w.email)
            from public.conversation_writers w where w.conversation_id = c.id and w.account_id = u.id),
          'body', m.body, 'created_at', m.created_at) order by m.created_at, m.number)
      from private.message_origins o
        join public.messages m on m.id = o.message_id
        join public.conversations c on c.id = m.conversation_id
      where o.author_id = u.id and m.kind in ('visitor', 'client', 'chat') and c.client_id is distinct from u.id), '[]'))
  from auth.users u where u.id = private.calling_account()
$$;

-- Returns all stored data of the caller, by account ID, because an address may have belonged to another person before.
--
-- 'answers' and 'approvals' also include projects that the caller left.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.export_account() || jsonb_build_object(
    'language', private.language_of(private.calling_account()),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'stage', p.stage, 'due_on', p.due_on,
          'created_at', p.created_at, 'events', (
            select jsonb_agg(jsonb_build_object('kind', e.kind, 'stage', e.stage, 'body', e.body,
                'created_at', e.created_at) order by e.number)
            from public.project_events e where e.project_id = p.id and not e.internal))
        order by p.created_at)
      from public.projects p join public.project_people m on m.project_id = p.id
      where m.user_id = private.calling_account()), '[]'),
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'version_number', f.version_number, 'size', f.size,
          'media_type', f.media_type, 'sha256', f.sha256, 'project', f.project_id, 'conversation', f.conversation_id,
          'message', f.message_id, 'uploaded_by_me', f.uploaded_by is not distinct from private.calling_account(),
          'created_at', f.created_at) order by f.created_at, f.id)
      from public.files f
      where f.state = 'ready'
        and (f.project_id in (select p.project_id from public.project_people p where p.user_id = private.calling_account())
          or f.conversation_id in (select c.id from public.conversations c where c.client_id = private.calling_account())
            and (f.message_id is not null or f.uploaded_by = private.calling_account()))), '[]'),
    'file_comments', coalesce((
      select jsonb_agg(jsonb_build_object('file', c.file_id, 'number', c.number, 'body', c.body, 'x', c.x, 'y', c.y,
          'created_at', c.created_at) order by c.created_at, c.id)
      from public.file_comments c where c.author_id = private.calling_account()), '[]'),
    'asks', coalesce((select jsonb_agg(to_jsonb(a) order by a.created_at, a.id) from public.client_asks() a), '[]'),
    'answers', coalesce((
      select jsonb_agg(jsonb_build_object('ask', a.id, 'answer', a.answer, 'answered_at', a.answered_at)
        order by a.answered_at, a.id)
      from public.asks a where a.answered_by = private.calling_account()), '[]'),
    'approvals', coalesce((
      select jsonb_agg(to_jsonb(d) - 'decided_by' order by d.decided_at, d.id)
      from public.approvals d where d.decided_by = private.calling_account()), '[]'))
$$;

-- Deletes the caller's account, everything that was written while it was logged in, and the replies to it. Returns
-- false if the address or the password is wrong.
create function public.delete_my_account(email text, password text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  address text;
begin
  if (private.staff_of(caller)).staff_id is not null then
    raise exception 'Staff cannot delete their account. Ask the founder.' using errcode = '42501';
  end if;
  perform private.check_rate_limit('account password', caller::text);
  select lower(u.email collate "C") into address from auth.users u
    where u.id = caller
      and lower(u.email collate "C") = lower(private.normalise_email(delete_my_account.email) collate "C")
      and private.is_password(delete_my_account.password, u.encrypted_password)
    for update;
  if address is null then
    return false;
  end if;
  perform private.delete_conversations(caller, private.email_key(address));
  -- The audit log keeps the actions of a former staff member, without their identity.
  update public.audit_log a set actor = '', actor_id = null where a.actor_id = caller;
  update public.audit_log a set old = null, new = null where address in (a.old ->> 'email', a.new ->> 'email');
  insert into public.audit_log (action, subject, row_key) values ('removed', 'account', '');
  delete from auth.users u where u.id = caller;
  return true;
end
$$;

grant execute on function public.export_my_data, public.delete_my_account to authenticated, service_role;
