-- Where another person answered with an email that was forwarded to them, the client reads the words and files in the portal.
-- The export has no more of that person: neither the address nor what the email quoted.
create or replace function private.export_account() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'account', jsonb_build_object('id', u.id, 'email', u.email, 'name', u.raw_user_meta_data ->> 'fullName',
      'created_at', u.created_at, 'confirmed_at', u.email_confirmed_at, 'last_sign_in_at', u.last_sign_in_at),
    'profile', (select to_jsonb(p) from public.profiles p where p.user_id = u.id),
    'staff', to_jsonb(private.staff_of(u.id)),
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
  from auth.users u where u.id = private.account_calling()
$$;

-- Puts the account of an address on a project. The project's conversation becomes the account's if it was written with that
-- address by a visitor without an account, as staff vouch for the client. What was written while logged in with a typed
-- address stays with staff, because the owner of the address may have answered it.
create or replace function public.add_project_client(project uuid, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := private.email_key(private.normalise_email(add_project_client.email));
  client uuid;
  confirmed text;
  is_new boolean;
begin
  perform private.lock_project(project);
  select u.id, u.email into client, confirmed from auth.users u
    where private.email_key(u.email) = address and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null
    for share;
  if client is null then
    raise exception 'No client has an account with this address.' using errcode = 'PT404';
  end if;
  insert into public.project_people (project_id, user_id) values (project, client) on conflict do nothing;
  is_new := found;
  update public.conversations c set client_id = client, email = confirmed, version = c.version + 1
    from public.projects p
    where p.id = project and c.id = p.conversation_id and c.client_id is null and private.email_key(c.email) = address
      and not exists (select from public.conversation_writers w where w.conversation_id = c.id);
  if is_new then
    perform private.tell_clients(project, 'It has a page of its own now, where you see how it goes.');
  end if;
end
$$;
