-- Creates the functions with which clients read and write their conversations.
--
-- The times when a client last read a conversation or a project, for marking unread items.
create table private.reads (
  account_id uuid not null references auth.users (id) on delete cascade,
  -- The ID of a conversation or a project.
  item_id uuid not null,
  read_at timestamptz not null default now(),
  primary key (account_id, item_id)
);

alter table private.reads enable row level security;

-- Returns the status of a conversation for its client, who cannot see a snooze or a spam mark.
create function private.client_status(p_conversation public.conversations) returns public.conversation_status
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when p_conversation.snoozed_until is not null then 'open'
    when p_conversation.status <> 'spam' then p_conversation.status
    when (select m.kind from public.messages m
      where m.conversation_id = p_conversation.id and not m.internal
      order by m.number desc limit 1) = 'staff' then 'waiting'
    else 'open' end::public.conversation_status;
end
$$;

-- Returns the conversations of the calling client.
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

-- Returns a conversation's last hundred messages with their files, numbered without its notes. With `p_before`, it
-- returns the hundred messages before that number.
create function private.client_messages_of(p_conversation uuid, p_before integer default null)
returns setof public.client_message
language sql stable security definer set search_path = ''
as $$
  select m.id, n.number, m.kind, m.author_name, m.body, m.created_at, coalesce((
      select jsonb_agg(jsonb_build_object('id', a.id, 'number', a.number, 'name', a.name, 'size', a.size) order by a.number)
      from public.attachments a where a.message_id = m.id), '[]'), private.files_of(m.id)
  from (
    select numbered.* from (
      select o.id, (row_number() over (order by o.number))::integer as number
      from public.messages o where o.conversation_id = p_conversation and not o.internal) numbered
    where p_before is null or numbered.number < p_before
    order by numbered.number desc limit 100) n
  join public.messages m on m.id = n.id
$$;

create function public.client_messages(conversation uuid, before integer default null) returns setof public.client_message
language sql stable security definer set search_path = ''
as $$
  select m.* from public.client_conversations() c, private.client_messages_of(c.id, before) m
  where c.id = client_messages.conversation
$$;

-- Converts a stored message to the fields that its client can read.
create function private.client_message_of(p_message public.messages) returns public.client_message
language sql stable security definer set search_path = ''
as $$
  select m from private.client_messages_of(p_message.conversation_id, (
      select count(*)::integer + 2 from public.messages o
      where o.conversation_id = p_message.conversation_id and not o.internal and o.number < p_message.number)) m
    where m.id = p_message.id
$$;

-- Adds a message of the calling client, with uploaded files, to one of their own conversations.
create function public.write_to_conversation(conversation uuid, body text, key uuid, files uuid[] default '{}')
returns public.client_message
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  own_conversation public.conversations;
  written public.messages;
begin
  select * into own_conversation from public.conversations c where c.id = conversation and c.client_id = caller for update;
  if not found then
    raise exception 'This conversation is not yours. Load your list of conversations again.' using errcode = '42501';
  end if;
  written := private.find_by_idempotency_key(conversation, write_to_conversation.body, write_to_conversation.key);
  if written.id is not null then
    return private.client_message_of(written);
  end if;
  perform private.check_shared_limit('conversation bytes', private.max_text_bytes(write_to_conversation.body, 1),
    jsonb_build_object('account', caller));
  written := private.add_message(conversation, 'client', own_conversation.name, write_to_conversation.body,
    p_author_id => caller, p_key => write_to_conversation.key);
  perform private.attach_files(written, write_to_conversation.files);
  perform private.check_shared_limit('conversation bytes',
    private.added_bytes(own_conversation, octet_length(written.body)),
    jsonb_build_object('account', caller), p_counts => true);
  perform private.clear_counts();
  return private.client_message_of(written);
end
$$;

-- Records that the calling client has read a conversation or a project, if the client can see it.
create function public.mark_read(item uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
begin
  insert into private.reads as r (account_id, item_id)
    select caller, own.id from (
      select c.id from public.client_conversations() c union all select p.id from public.client_projects() p) own
    where own.id = mark_read.item
    on conflict (account_id, item_id) do update set read_at = now();
end
$$;

-- Returns the calling client's conversations and projects with an unread reply, stage or update. An item that was
-- never opened counts only for thirty days.
create function public.unread_items() returns table (id uuid, kind text)
language sql stable security definer set search_path = ''
as $$
  select own.id, own.kind from (
    select c.id, 'conversation' as kind,
        (select max(m.created_at) from public.messages m where m.conversation_id = c.id and m.kind = 'staff') as news_at
      from public.client_conversations() c
    union all
    select p.id, 'project', (select max(e.created_at) from public.project_events e
        where e.project_id = p.id and not e.internal and e.author is not null)
      from public.client_projects() p) own
    left join private.reads r on r.account_id = private.caller_id() and r.item_id = own.id
  where own.news_at > coalesce(r.read_at, now() - interval '30 days')
$$;

-- Returns to staff the time when the client of a conversation last opened it in the portal.
create function public.client_read_at(conversation uuid) returns timestamptz
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.calling_staff();
  return (select r.read_at from public.conversations c
    join private.reads r on r.account_id = c.client_id and r.item_id = c.id
    where c.id = client_read_at.conversation);
end
$$;

grant execute on function public.client_conversations, public.client_messages, public.write_to_conversation,
  public.mark_read, public.unread_items, public.client_read_at to authenticated, service_role;
