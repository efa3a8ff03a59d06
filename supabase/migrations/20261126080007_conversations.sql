-- Creates the conversations between the company and visitors or clients, one for each message of the contact form.
--
-- A conversation belongs to an account (`client_id`) only if its address is the account's confirmed address, because
-- anyone can enter any address.
--
-- In an 'open' conversation the company has to answer. In a 'waiting' conversation it waits for the client or visitor.
create type public.conversation_status as enum ('open', 'waiting', 'closed', 'spam');
-- The type 'chat' is the transcript of the chat before a contact message, and 'note' is an internal note of staff.
create type public.message_kind as enum ('visitor', 'client', 'staff', 'note', 'chat');
-- The delivery state of a reply's email. 'none' means that no email is sent.
create type public.delivery_state as enum ('none', 'queued', 'sent', 'failed');

create table public.conversations (
  id uuid primary key default gen_random_uuid(),
  -- The subject, name and email address that the visitor entered in the contact form.
  subject text not null,
  name text not null,
  email text not null,
  client_id uuid references auth.users (id) on delete set null,
  status public.conversation_status not null default 'open',
  assignee text references public.staff (staff_id) on update cascade on delete set null,
  -- The time since which the client or visitor has been waiting for an answer.
  waiting_since timestamptz,
  -- The time at which staff got the email about this unassigned conversation.
  notified_at timestamptz,
  -- The version of this row, incremented by each change. A caller must send the version that they read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  last_message_at timestamptz not null default now(),
  -- A preview of the newest message that is not internal.
  preview text not null default '',
  -- The sort key of conversation lists in milliseconds, ascending: the longest wait, then the newest message.
  sort_key bigint not null generated always as (case
    when waiting_since is not null then (extract(epoch from waiting_since at time zone 'UTC') * 1000)::bigint
    else 100000000000000 - (extract(epoch from last_message_at at time zone 'UTC') * 1000)::bigint end) stored,
  -- The search terms of the conversation's subject, name, address and messages, without internal notes.
  search tsvector not null default '',
  source_page text not null default ''
    constraint conversations_source_page_form check (source_page ~ '^(/[a-z0-9:/-]{0,199})?$'),
  -- The time at which a snoozed conversation (status 'waiting') becomes 'open' again.
  snoozed_until timestamptz constraint conversations_snoozed_waits check (snoozed_until is null or status = 'waiting')
);
create index conversations_sort_key on public.conversations (sort_key, id);
create index conversations_assignee on public.conversations (assignee, sort_key, id);
create index conversations_status on public.conversations (status, sort_key, id);
create index conversations_client on public.conversations (client_id, last_message_at);
create index conversations_notified on public.conversations (notified_at) where notified_at is not null;
create index conversations_email on public.conversations (private.email_key(email));
create index conversations_created on public.conversations (created_at);
create index conversations_search on public.conversations using gin (search);
create index conversations_snoozed_until on public.conversations (snoozed_until) where snoozed_until is not null;
-- Autovacuum runs early on this table, because each message rewrites the search terms of its conversation.
alter table public.conversations set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 2000);

-- The account that was logged in when a conversation was created with the contact form.
create table public.conversation_writers (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  -- The ID of the account, null after an administrator deleted the account.
  account_id uuid references auth.users (id) on delete set null,
  -- The name and email address of the account when the conversation was created.
  name text not null,
  email text not null
);
create index conversation_writers_account on public.conversation_writers (account_id);

create table public.messages (
  id uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  -- The number of the message in its conversation, from 1.
  number integer not null,
  kind public.message_kind not null,
  author_name text not null,
  body text not null
    constraint messages_body_size check (char_length(body) <= 20000 and body ~ '[^[:space:]]'),
  internal boolean not null default false constraint messages_notes_are_internal check (internal = (kind = 'note')),
  delivery public.delivery_state not null default 'none',
  created_at timestamptz not null default now(),
  -- The sender's email address if it differs from the conversation's address, for a sender with a reply token.
  sender_address text not null default ''
    constraint messages_sender_address_size check (char_length(sender_address) <= 320),
  -- The reason why a reply was not delivered.
  delivery_problem text not null default ''
    constraint messages_delivery_problem_size check (char_length(delivery_problem) <= 500),
  -- True if quoted text was moved from the message to `message_quotations`.
  has_quotation boolean not null default false,
  unique (conversation_id, number)
);
create index messages_sender on public.messages (private.email_key(sender_address)) where sender_address <> '';

-- The origin of a message, with details that its readers do not need.
create table private.message_origins (
  message_id uuid primary key references public.messages (id) on delete cascade,
  -- The logged-in author of the message, and its idempotency key.
  author_id uuid references auth.users (id) on delete set null,
  key uuid,
  -- The Message-ID header of the email, which is not always unique.
  mail_id text,
  -- The SHA-256 hash of the email's text, which distinguishes emails with the same Message-ID.
  digest bytea,
  -- The ID of the contact message, which may have been deleted.
  contact_message_id bigint,
  -- The columns of the conversation before a reply of staff, which `undo_message` restores.
  conversation_before jsonb,
  unique (author_id, key)
);
create index message_origins_mail_id on private.message_origins (mail_id);
create index message_origins_contact on private.message_origins (contact_message_id) where contact_message_id is not null;

-- Quoted text that was removed from an incoming email. Only staff can read it.
create table public.message_quotations (
  message_id uuid primary key references public.messages (id) on delete cascade,
  body text not null constraint message_quotations_body_size check (char_length(body) <= 100000)
);

-- The names, types and sizes of email attachments, whose content is in `private.attachment_contents`.
create table public.attachments (
  id uuid primary key default gen_random_uuid(),
  message_id uuid not null references public.messages (id) on delete cascade,
  -- The number of the file in its message, from 1.
  number integer not null,
  name text not null constraint attachments_name_size check (char_length(name) between 1 and 200),
  -- The MIME type that the sender declared, which pages must not trust.
  media_type text not null constraint attachments_media_type_size check (char_length(media_type) <= 200),
  size integer not null,
  unique (message_id, number)
);

create table private.attachment_contents (
  attachment_id uuid primary key references public.attachments (id) on delete cascade,
  content bytea not null
);

create table public.canned_replies (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint canned_replies_title_size check (char_length(title) <= 100 and title ~ '[^[:space:]]'),
  body text not null
    constraint canned_replies_body_size check (char_length(body) <= 5000 and body ~ '[^[:space:]]'),
  version integer not null default 1
);

-- The staff members who have a conversation open or are typing in it.
create table private.conversation_presence (
  conversation_id uuid not null references public.conversations (id) on delete cascade,
  staff_id text not null references public.staff (staff_id) on update cascade on delete cascade,
  is_writing boolean not null,
  seen_at timestamptz not null default now(),
  primary key (conversation_id, staff_id)
);

-- A message with the fields that its client can read. `attachments` are email files, and `files` are uploaded files.
create type public.client_message as (
  id uuid, number integer, kind public.message_kind, author_name text, body text, created_at timestamptz,
  attachments jsonb, files jsonb
);

alter table public.conversations enable row level security;
alter table public.conversation_writers enable row level security;
alter table public.messages enable row level security;
alter table private.message_origins enable row level security;
alter table public.message_quotations enable row level security;
alter table public.attachments enable row level security;
alter table private.attachment_contents enable row level security;
alter table public.canned_replies enable row level security;
alter table private.conversation_presence enable row level security;
grant select on public.conversations, public.conversation_writers, public.messages, public.message_quotations,
  public.attachments, public.canned_replies to authenticated;
grant all on public.conversations, public.conversation_writers, public.messages, public.message_quotations,
  public.attachments, public.canned_replies to service_role;

-- Returns the IDs of the calling client's conversations. Policies call it once per query.
create function private.my_conversations() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select c.id from public.conversations c
    where private.caller_role() = 'user' and c.client_id = (select private.caller_id());
end
$$;

-- A trigger function that ends the snooze of a conversation with a new message or another status.
create function private.end_snooze() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.snoozed_until is not distinct from old.snoozed_until
    and (new.status is distinct from old.status or new.last_message_at is distinct from old.last_message_at) then
    new.snoozed_until := null;
  end if;
  return new;
end
$$;

-- A trigger function that rejects giving a conversation to an account that has not confirmed the conversation's
-- address.
create function private.check_conversation_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.email_key(new.email) is distinct from private.email_key(private.confirmed_address(new.client_id)) then
    raise exception 'This conversation cannot belong to an account that has not confirmed its email address.' using errcode = '23514';
  end if;
  return null;
end
$$;

-- Returns the search terms of all texts of a conversation that the client can read.
create function private.search_of(p_conversation public.conversations) returns tsvector
language sql stable security definer set search_path = ''
as $$
  select private.add_search(private.search_head(p_conversation.subject, p_conversation.name, p_conversation.email),
    coalesce((select string_agg(m.body, E'\n' order by m.number) from public.messages m
      where m.conversation_id = p_conversation.id and not m.internal), ''))
$$;

-- Adds a message with its origin and updates its conversation. A client's or visitor's message reopens the
-- conversation (unless it is spam or `p_reopens` is false), and a staff message ends the wait for an answer.
create function private.add_message(
  p_conversation uuid, p_kind public.message_kind, p_author text, p_body text,
  p_delivery public.delivery_state default 'none', p_reopens boolean default true, p_written_at timestamptz default now(),
  p_author_id uuid default null, p_key uuid default null, p_contact_message_id bigint default null,
  p_mail_id text default null, p_digest bytea default null
) returns public.messages
language plpgsql security definer set search_path = ''
as $$
declare
  added public.messages;
begin
  perform from public.conversations c where c.id = p_conversation for update;
  insert into public.messages (conversation_id, number, kind, author_name, body, internal, delivery, created_at)
    values (p_conversation,
      coalesce((select max(m.number) from public.messages m where m.conversation_id = p_conversation), 0) + 1,
      p_kind, p_author, p_body, p_kind = 'note', p_delivery, p_written_at)
    returning * into added;
  update public.conversations c set
      version = c.version + 1,
      last_message_at = case when p_kind = 'note' then c.last_message_at else p_written_at end,
      preview = case when p_kind = 'note' then c.preview else private.preview_of(added.body) end,
      search = case when p_kind = 'note' then c.search else private.add_search(c.search, added.body) end,
      status = case when p_kind = 'staff' then 'waiting'
        when p_kind = 'note' or not p_reopens or c.status = 'spam' then c.status else 'open' end,
      waiting_since = case when p_kind = 'staff' then null
        when p_kind = 'note' or not p_reopens or c.status = 'spam' then c.waiting_since
        else coalesce(c.waiting_since, p_written_at) end
    where c.id = p_conversation;
  insert into private.message_origins (message_id, author_id, key, contact_message_id, mail_id, digest)
    values (added.id, p_author_id, p_key, p_contact_message_id, p_mail_id, p_digest);
  return added;
end
$$;

-- A trigger function that updates the address of a client's conversations and unsent emails after the client confirmed
-- another address.
create function private.move_conversations() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  moved public.conversations;
begin
  for moved in
    update public.conversations c set email = new.email, version = c.version + 1
      where c.client_id = new.id and c.email <> new.email returning c.*
  loop
    update public.conversations c set search = private.search_of(moved) where c.id = moved.id;
  end loop;
  update private.outbox o set recipient = new.email
    where o.account_id = new.id and o.kind = 'reply' and o.recipient <> new.email
      and o.sent_at is null and o.failed_at is null;
  return null;
end
$$;

-- Deletes the conversations of an account and everything that was written while it was logged in. Conversations of
-- other people who entered its address remain.
create function private.delete_conversations(p_account uuid, p_address text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted uuid[];
  remaining public.conversations;
begin
  -- Makes incoming emails to the conversations wait until the deletion has ended.
  perform from public.conversations c join public.conversation_writers w on w.conversation_id = c.id
    where w.account_id = p_account order by c.id for update of c;
  select coalesce(array_agg(c.id), '{}') into deleted from public.conversations c
    where c.client_id = p_account or (c.client_id is null and (private.email_key(c.email) = p_address
      or c.id in (select w.conversation_id from public.conversation_writers w where w.account_id = p_account)
        and not exists (
          select from public.messages m left join private.message_origins o on o.message_id = m.id
          where m.conversation_id = c.id and m.kind in ('visitor', 'client', 'chat')
            and o.author_id is distinct from p_account)));
  delete from public.contact_messages f where f.id in (
      select o.contact_message_id from private.message_origins o
        where o.author_id = p_account
      union all
      select o.contact_message_id from public.messages m join private.message_origins o on o.message_id = m.id
        where m.conversation_id = any (deleted))
    -- Also deletes contact messages with the account's address that created no conversation message.
    or (private.email_key(f.email) = p_address
      and not exists (select from private.message_origins o where o.contact_message_id = f.id));
  delete from public.conversations c where c.id = any (deleted);
  for remaining in
    select c.* from public.conversations c join public.conversation_writers w on w.conversation_id = c.id
      where w.account_id = p_account
  loop
    delete from public.messages m using private.message_origins o
      where m.conversation_id = remaining.id and o.message_id = m.id and o.author_id = p_account
        and m.kind in ('visitor', 'client', 'chat');
    delete from public.message_quotations q using public.messages m
      where m.id = q.message_id and m.conversation_id = remaining.id;
    update public.messages m set has_quotation = false, author_name = case m.kind when 'staff' then m.author_name
        when 'note' then m.author_name else remaining.email end
      where m.conversation_id = remaining.id;
    delete from public.conversation_writers w where w.conversation_id = remaining.id;
    remaining.subject := '';
    remaining.name := remaining.email;
    update public.conversations c set subject = remaining.subject, name = remaining.name, source_page = '', version = c.version + 1,
        search = private.search_of(remaining),
        preview = coalesce((select private.preview_of(m.body) from public.messages m
          where m.conversation_id = remaining.id and not m.internal order by m.number desc limit 1), '')
      where c.id = remaining.id;
  end loop;
  update public.messages m set sender_address = 'deleted@account.invalid'
    where m.sender_address <> '' and private.email_key(m.sender_address) = p_address;
  delete from private.outbox o where private.email_key(o.recipient) = p_address;
end
$$;

-- Returns the subject for a conversation's email rate limit, which is the client, or otherwise the address that
-- created the conversation.
create function private.mail_owner(p_conversation public.conversations) returns text
language sql stable security definer set search_path = ''
as $$
  select coalesce(p_conversation.client_id::text, lower(btrim(p_conversation.email)))
$$;

-- Returns the estimated disk bytes of a new message, with its search terms.
create function private.added_bytes(p_before public.conversations, p_octets integer) returns integer
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select private.text_bytes(p_octets, 1, greatest(0, length(c.search) - length(p_before.search)),
      greatest(0, private.vector_bytes(c.search) - private.vector_bytes(p_before.search)))
    from public.conversations c where c.id = p_before.id
  );
end
$$;

create policy conversations_read on public.conversations for select to authenticated using ((select private.is_staff()));
create policy conversation_writers_read on public.conversation_writers for select to authenticated using ((select private.is_staff()));
create policy messages_read on public.messages for select to authenticated using ((select private.is_staff()));
create policy message_quotations_read on public.message_quotations for select to authenticated using ((select private.is_staff()));
create policy attachments_read on public.attachments for select to authenticated using ((select private.is_staff()));
create policy canned_replies_read on public.canned_replies for select to authenticated using ((select private.is_staff()));

-- This trigger runs after row-level security, so that its error does not reveal the address of an account.
create trigger check_conversation_client after insert or update of client_id, email on public.conversations
  for each row when (new.client_id is not null) execute function private.check_conversation_client();
create trigger a_normalise before insert or update of author_name, body on public.messages
  for each row execute function private.normalise_columns('author_name', 'line', 'body', 'text');
create trigger a_normalise before insert or update of title, body on public.canned_replies
  for each row execute function private.normalise_columns('title', 'line', 'body', 'text');
create trigger move_conversations after update on auth.users
  for each row when (new.email_confirmed_at is not null and new.deleted_at is null
    and (new.email is distinct from old.email or old.email_confirmed_at is null))
  execute function private.move_conversations();
create trigger end_snooze before update on public.conversations
  for each row when (old.snoozed_until is not null) execute function private.end_snooze();

grant execute on function private.my_conversations to authenticated;
