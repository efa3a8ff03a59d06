-- What clients read. Tables have columns and rows for staff: notes, numbers that count notes, versions, times of internal
-- changes, staff IDs, search terms. Clients therefore read no table of conversations and projects, only these functions.
-- Column grants cannot hide columns, because clients and staff share a role and the embedded backend does not enforce them.

drop policy conversations_read on public.conversations;
create policy conversations_read on public.conversations for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

drop policy messages_read on public.messages;
create policy messages_read on public.messages for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

drop policy attachments_read on public.attachments;
create policy attachments_read on public.attachments for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

drop policy projects_read on public.projects;
create policy projects_read on public.projects for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') and id in (select private.my_projects()));

drop policy project_people_read on public.project_people;
create policy project_people_read on public.project_people for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') and project_id in (select private.my_projects()));

drop policy project_staff_read on public.project_staff;
create policy project_staff_read on public.project_staff for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') and project_id in (select private.my_projects()));

drop policy project_events_read on public.project_events;
create policy project_events_read on public.project_events for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') and project_id in (select private.my_projects()));

-- The status of a conversation for its client. One that staff marked as spam looks like any other.
create function private.client_status(conversation public.conversations) returns public.conversation_status
language sql stable security definer set search_path = ''
as $$
  select case
    when conversation.status <> 'spam' then conversation.status
    when (select m.kind from public.messages m
      where m.conversation_id = conversation.id and not m.internal
      order by m.number desc limit 1) = 'staff' then 'waiting'
    else 'open' end::public.conversation_status
$$;

-- The caller's own conversations.
create function public.client_conversations() returns table (
  id uuid, subject text, name text, email text, status public.conversation_status, created_at timestamptz,
  last_message_at timestamptz, preview text
)
language sql stable security definer set search_path = ''
as $$
  select c.id, c.subject, c.name, c.email, private.client_status(c), c.created_at, c.last_message_at,
    c.preview
  from public.conversations c
  where c.client_id = private.caller_id() and private.caller_role() = 'user'
$$;

-- A message as its client reads it.
create type public.client_message as (
  id uuid, number integer, kind public.message_kind, author_name text, body text, created_at timestamptz, attachments jsonb
);

-- The last hundred messages of a conversation without its notes, or those before a number. Numbers count no notes.
create function private.client_messages_of(conversation uuid, before integer default null) returns setof public.client_message
language sql stable security definer set search_path = ''
as $$
  select m.id, n.number, m.kind, m.author_name, m.body, m.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.number, 'name', a.name, 'size', a.size) order by a.number)
      from public.attachments a where a.message_id = m.id), '[]')
  from (
    select numbered.* from (
      select o.id, (row_number() over (order by o.number))::integer as number
      from public.messages o where o.conversation_id = conversation and not o.internal) numbered
    where before is null or numbered.number < before
    order by numbered.number desc limit 100) n
  join public.messages m on m.id = n.id
$$;

create function public.client_messages(conversation uuid, before integer default null) returns setof public.client_message
language sql stable security definer set search_path = ''
as $$
  select m.* from public.client_conversations() c, private.client_messages_of(c.id, before) m
  where c.id = client_messages.conversation
$$;

-- The caller's own projects. A second client of a project does not see the conversation of the first.
create function public.client_projects() returns table (
  id uuid, title text, service_id text, stage public.project_stage, due_on date, waiting_on public.project_waiting,
  waiting_for text, conversation_id uuid, place integer
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, p.service_id, p.stage, p.due_on, p.waiting_on, p.waiting_for, c.id, p.place
  from public.project_people m
    join public.projects p on p.id = m.project_id
    left join public.conversations c on c.id = p.conversation_id and c.client_id = m.user_id
  where m.user_id = private.caller_id() and private.caller_role() = 'user'
$$;

-- What happened in a project, without internal notes. Numbers count none.
create function public.client_project_events(project uuid) returns table (
  id uuid, number integer, kind public.project_event_kind, stage public.project_stage, body text, author_name text,
  created_at timestamptz
)
language sql stable security definer set search_path = ''
as $$
  select e.id, (row_number() over (order by e.number))::integer, e.kind, e.stage, e.body, e.author_name, e.created_at
  from public.client_projects() p join public.project_events e on e.project_id = p.id
  where p.id = client_project_events.project and not e.internal
$$;

-- As before, without staff IDs for clients.
create or replace function public.project_members(project uuid)
returns table (person text, name text, email text, is_staff boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_for_staff boolean := private.caller_role() in ('team', 'founder');
begin
  if not exists (select from private.my_projects() mine where mine = project) then
    raise exception 'This is no project of yours.' using errcode = '42501';
  end if;
  return query
    select case when is_for_staff then s.staff_id
          else (row_number() over (order by s.name, s.created_at, s.staff_id))::text end,
        s.name, case when is_for_staff then s.email else '' end, true
      from public.project_staff p join public.staff s using (staff_id) where p.project_id = project
    union all
    select u.id::text, left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200),
        case when is_for_staff then u.email::text else '' end, false
      from public.project_people p join auth.users u on u.id = p.user_id
      where p.project_id = project and (is_for_staff or u.id = private.caller_id())
    order by 4 desc, 2, 1;
end
$$;

-- A stored message as its client reads it.
create function private.client_message_of(message public.messages) returns public.client_message
language sql stable security definer set search_path = ''
as $$
  select m from private.client_messages_of(message.conversation_id, (
      select count(*)::integer + 2 from public.messages o
      where o.conversation_id = message.conversation_id and not o.internal and o.number < message.number)) m
    where m.id = message.id
$$;

-- As before. Returns what its client reads of the message.
drop function public.write_to_conversation(uuid, text, uuid);
create function public.write_to_conversation(conversation uuid, body text, key uuid) returns public.client_message
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  theirs public.conversations;
  written public.messages;
  limits constant text[] := array['conversation writer', 'conversation account bytes', 'conversation network bytes'];
  subjects text[] := array[caller::text, caller::text, private.client_network()];
begin
  select * into theirs from public.conversations c where c.id = conversation and c.client_id = caller for update;
  if not found then
    raise exception 'This is no conversation of yours.' using errcode = '42501';
  end if;
  written := private.sent_before(conversation, write_to_conversation.body, write_to_conversation.key);
  if written.id is not null then
    return private.client_message_of(written);
  end if;
  perform private.refuse_without_room(
    private.limit_without_room('conversation bytes', limits, subjects,
      private.most_text_bytes(write_to_conversation.body, 1)),
    'conversation bytes', limits, subjects);
  written := private.add_of_caller(conversation, 'client', theirs.name, write_to_conversation.body,
    write_to_conversation.key);
  perform private.refuse_without_room(
    private.count_shared('conversation bytes', limits, subjects,
      private.added_bytes(theirs, octet_length(written.body))),
    'conversation bytes', limits, subjects);
  perform private.clear_counts();
  return private.client_message_of(written);
end
$$;

-- As before, with the status that the client reads.
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
                'sender_address', m.sender_address, 'created_at', m.created_at,
                'quotation', (select q.body from public.message_quotations q where q.message_id = m.id),
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

revoke execute on function private.client_status(public.conversations), private.client_messages_of(uuid, integer),
  private.client_message_of(public.messages) from public;
revoke execute on function public.client_conversations(), public.client_messages(uuid, integer), public.client_projects(),
  public.client_project_events(uuid), public.write_to_conversation(uuid, text, uuid) from public, anon;
grant execute on function public.client_conversations(), public.client_messages(uuid, integer), public.client_projects(),
  public.client_project_events(uuid), public.write_to_conversation(uuid, text, uuid) to authenticated, service_role;
