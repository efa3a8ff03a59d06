-- What people write to the company, and what the company answers. A message of the contact form opens a conversation;
-- staff read all of them, a client their own without internal notes. Nobody writes but through functions.

-- 'open': we are to answer. 'waiting': we answered, and wait for the person.
create type public.conversation_status as enum ('open', 'waiting', 'closed', 'spam');
-- 'chat' is what somebody had said in the chat before they went on by message; 'note' is internal.
create type public.message_kind as enum ('visitor', 'client', 'staff', 'note', 'chat');
-- Of a reply by mail; 'none' is no mail.
create type public.delivery_state as enum ('none', 'queued', 'sent', 'failed');

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  -- As the visitor typed them.
  subject text not null,
  name text not null,
  email text not null,
  -- Whoever was signed in when they wrote. Never found by an address: addresses change hands.
  client_id uuid references auth.users (id) on delete set null,
  status public.conversation_status not null default 'open',
  assignee text references public.staff (staff_id) on update cascade on delete set null,
  -- Since when somebody waits for our answer.
  waiting_since timestamptz,
  -- When staff were mailed that nobody took it.
  told_at timestamptz,
  -- One more with each change; who changes something says which version they saw.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- How its newest message begins; of those that are not internal.
  preview text not null default '',
  -- Pages of a list follow (place, id), ascending: who waits longest, then what was written to last. Milliseconds.
  place bigint not null,
  -- Words of subject, name, address and text, without those of internal notes: its client reads this row.
  search tsvector not null default ''
);
create index conversations_place on public.conversations (place, id);
create index conversations_assignee on public.conversations (assignee, place, id);
create index conversations_status on public.conversations (status, place, id);
create index conversations_client on public.conversations (client_id, last_message_at);
create index conversations_told on public.conversations (told_at) where told_at is not null;
create index conversations_email on public.conversations (lower(email));
create index conversations_search on public.conversations using gin (search);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  -- From 1, in the order in which they came.
  number integer not null,
  kind public.message_kind not null,
  author_name text not null,
  body text not null
    constraint messages_body_size check (char_length(body) <= 20000 and body ~ '[^[:space:]]'),
  internal boolean not null default false constraint messages_notes_are_internal check (internal = (kind = 'note')),
  delivery public.delivery_state not null default 'none',
  created_at timestamptz not null default now(),
  unique (conversation_id, number)
);

-- Where a message came from, which its readers need not know.
create table private.message_origins (
  message_id uuid primary key references public.messages (id) on delete cascade,
  -- Who wrote it, signed in, and the key under which they may send it again.
  author_id uuid references auth.users (id) on delete set null,
  key uuid,
  -- Of a message that came by mail: its Message-ID.
  mail_id text unique,
  unique (author_id, key)
);

create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint canned_replies_title_size check (char_length(title) <= 100 and title ~ '[^[:space:]]'),
  body text not null
    constraint canned_replies_body_size check (char_length(body) <= 5000 and body ~ '[^[:space:]]'),
  version integer not null default 1
);

-- Who of the staff looks at a conversation, and writes in it.
create table private.conversation_looks (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  staff_id text not null references public.staff (staff_id) on update cascade on delete cascade,
  is_writing boolean not null,
  looked_at timestamptz not null default now(),
  primary key (conversation_id, staff_id)
);

alter table public.conversations enable row level security;
alter table public.messages enable row level security;
alter table public.canned_replies enable row level security;
alter table private.message_origins enable row level security;
alter table private.conversation_looks enable row level security;
revoke all on public.conversations, public.messages, public.canned_replies, private.message_origins,
  private.conversation_looks from anon, authenticated;
grant select on public.conversations, public.messages, public.canned_replies to authenticated;
grant all on public.conversations, public.messages, public.canned_replies to service_role;

create policy conversations_read on public.conversations for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') or client_id = (select private.caller_id()));

create policy messages_read on public.messages for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder') or (not internal and exists (
    select from public.conversations c
    where c.id = conversation_id and c.client_id = (select private.caller_id()))));

create policy canned_replies_read on public.canned_replies for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

-- Times are cut to what the embedded backend shows, so that what a browser hands back is what is stored.
create function private.place_conversation() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := date_trunc('milliseconds', now());
  new.place := case
    when new.waiting_since is not null then (extract(epoch from new.waiting_since) * 1000)::bigint
    else 100000000000000 - (extract(epoch from new.last_message_at) * 1000)::bigint end;
  return new;
end
$$;
revoke execute on function private.place_conversation() from public;

create trigger place_conversation before insert or update on public.conversations
  for each row execute function private.place_conversation();

-- Adds a message and brings its conversation to where it stands then. What a person writes opens it again, unless it is
-- spam or `reopens` is false; what we answer closes the waiting.
create function private.add_message(
  conversation uuid, as_kind public.message_kind, author text, words text,
  as_delivery public.delivery_state default 'none', reopens boolean default true, written_at timestamptz default now()
) returns public.messages
language plpgsql security definer set search_path = ''
as $$
declare
  at_ms timestamptz := date_trunc('milliseconds', written_at);
  added public.messages;
begin
  perform from public.conversations c where c.id = conversation for update;
  insert into public.messages (conversation_id, number, kind, author_name, body, internal, delivery, created_at)
    values (conversation,
      coalesce((select max(m.number) from public.messages m where m.conversation_id = conversation), 0) + 1,
      as_kind, author, words, as_kind = 'note', as_delivery, at_ms)
    returning * into added;
  update public.conversations c set
      version = c.version + 1,
      last_message_at = at_ms,
      preview = case when as_kind = 'note' then c.preview
        else left(btrim(regexp_replace(left(words, 600), '[[:space:]]+', ' ', 'g')), 140) end,
      -- A tsvector ends at a megabyte.
      search = case when as_kind = 'note' or pg_column_size(c.search) > 200000 then c.search
        else c.search || to_tsvector('simple', words) end,
      status = case when as_kind = 'staff' then 'waiting'
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.status else 'open' end,
      waiting_since = case when as_kind = 'staff' then null
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.waiting_since
        else coalesce(c.waiting_since, at_ms) end
    where c.id = conversation;
  return added;
end
$$;
revoke execute on function private.add_message(
  uuid, public.message_kind, text, text, public.delivery_state, boolean, timestamptz) from public;

-- Opens the conversation of a message of the contact form. What follows a line `--- Chat ---` is what its sender had
-- said in the chat.
create function private.open_conversation(message public.contact_messages, client uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  parts text[] := regexp_split_to_array(message.message,
    '(^|\n)[ \t]*-{3,}[ \t]*(Chat|চ্যাট)[ \t]*-{3,}[ \t\r]*(\n|$)', 'i');
  chat text := btrim(array_to_string(parts[2:], E'\n'), E' \t\r\n');
  typed text := case when chat <> '' then btrim(parts[1], E' \t\r\n') else message.message end;
  kind public.message_kind := case when client is null then 'visitor' else 'client' end;
  opened uuid;
begin
  insert into public.conversations (subject, name, email, client_id, created_at, search)
    values (message.subject, message.name, message.email, client, date_trunc('milliseconds', message.created_at),
      to_tsvector('simple', concat_ws(' ', message.subject, message.name, message.email,
        regexp_replace(message.email, '[^[:alnum:]]+', ' ', 'g'))))
    returning id into opened;
  if chat <> '' then
    perform private.add_message(opened, 'chat', message.name, chat, written_at => message.created_at);
  end if;
  if typed ~ '[^[:space:]]' then
    perform private.add_message(opened, kind, message.name, typed, written_at => message.created_at);
  end if;
end
$$;
revoke execute on function private.open_conversation(public.contact_messages, uuid) from public;

create function private.open_conversation_of_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.open_conversation(new, private.caller_id());
  return null;
end
$$;
revoke execute on function private.open_conversation_of_message() from public;

create trigger open_conversation after insert on public.contact_messages
  for each row execute function private.open_conversation_of_message();

-- For those who wrote before this migration.
select private.open_conversation(m, null) from public.contact_messages m order by m.id;
