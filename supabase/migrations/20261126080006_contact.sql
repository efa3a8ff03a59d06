-- Creates the table for messages of the contact form, which only the founder can read.
create table public.contact_messages (
  id bigint generated always as identity primary key,
  name text not null
    constraint contact_name_size check (char_length(name) <= 100 and name ~ '[^[:space:]]'),
  email text not null
    constraint contact_email_form
      check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  subject text not null default ''
    constraint contact_subject_length check (char_length(subject) <= 150),
  message text not null
    constraint contact_message_size check (char_length(message) <= 5000 and message ~ '[^[:space:]]'),
  created_at timestamptz not null default now(),
  -- The idempotency key from the HTTP header Idempotency-Key.
  idempotency_key uuid constraint contact_idempotency_key_once unique,
  -- The page on which the visitor clicked the link to the contact form.
  source_page text not null default ''
    constraint contact_source_page_form check (source_page ~ '^(/[a-z0-9:/-]{0,199})?$')
);

alter table public.contact_messages enable row level security;
grant insert (name, email, subject, message) on public.contact_messages to anon, authenticated;
grant select on public.contact_messages to authenticated;
grant all on public.contact_messages to service_role;

-- Rejects a contact message that may exceed a rate limit, and stores a repeated message with the same idempotency key
-- only once.
create function private.admit_contact_message() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  header text := private.request_header('idempotency-key');
  stored public.contact_messages;
  -- The columns that the server sets, even if the caller sends values.
  server_columns constant text[] := array['id', 'created_at', 'idempotency_key', 'source_page'];
begin
  perform private.check_row_count(1);
  -- Overwrites these columns, because the embedded backend does not enforce column grants.
  new.created_at := now();
  new.idempotency_key := null;
  new.source_page := coalesce(substring(private.request_header('source-page') from '^/[a-z0-9:/-]{0,199}$'), '');
  if header is not null then
    begin
      new.idempotency_key := header::uuid;
    exception when invalid_text_representation then
      raise exception 'The Idempotency-Key header is not a UUID. Send a UUID.' using errcode = 'PT400';
    end;
    perform private.lock_key(new.idempotency_key);
    select * into stored from public.contact_messages m
      where m.idempotency_key = new.idempotency_key;
    if found then
      perform private.check_key(to_jsonb(stored) - server_columns = to_jsonb(new) - server_columns, 'message');
      -- Skips a message that is already stored, without an error.
      return null;
    end if;
  end if;
  perform private.check_shared_limit('contact bytes',
    private.max_text_bytes(left(concat_ws(' ', new.name, new.email, new.subject, new.message), 6000), 2),
    jsonb_build_object('sender', new.email));
  return new;
end
$$;

-- A trigger function that creates the conversation of a contact message, with the chat transcript after the line `---
-- Chat ---`.
--
-- The conversation belongs to the logged-in account only if the message has the account's confirmed address.
create function private.open_conversation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  parts text[] := regexp_split_to_array(new.message,
    '(^|\n)[ \t]*-{3,}[ \t]*(Chat|চ্যাট)[ \t]*-{3,}[ \t\r]*(\n|$)', 'i');
  chat text := btrim(array_to_string(parts[2:], E'\n'), E' \t\r\n');
  typed text := case when chat <> '' then btrim(parts[1], E' \t\r\n') else new.message end;
  confirmed text;
  owner uuid;
  address text := new.email;
  account uuid := private.caller_id();
  opened uuid;
  content text := concat_ws(' ', new.name, new.email, new.subject, new.message);
  terms tsvector;
begin
  -- Delays a change of the account's email address, which then also updates the conversation's address.
  perform from auth.users u where u.id = account for share;
  if not found then
    account := null;
  end if;
  confirmed := private.confirmed_address(account);
  if private.email_key(confirmed) = private.email_key(new.email) then
    owner := account;
    address := confirmed;
  end if;
  insert into public.conversations (subject, name, email, client_id, source_page, created_at, search)
    values (new.subject, new.name, address, owner, coalesce(new.source_page, ''), new.created_at,
      private.search_head(new.subject, new.name, address))
    returning id into opened;
  insert into public.conversation_writers (conversation_id, account_id, name, email)
    select opened, u.id, left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200), coalesce(u.email, '')
    from auth.users u where u.id = account;
  if chat <> '' then
    perform private.add_message(opened, 'chat', new.name, chat, p_written_at => new.created_at,
      p_author_id => account, p_contact_message_id => new.id);
  end if;
  if typed ~ '[^[:space:]]' then
    perform private.add_message(opened, case when owner is null then 'visitor' else 'client' end::public.message_kind,
      new.name, typed, p_written_at => new.created_at, p_author_id => account, p_contact_message_id => new.id);
  end if;
  select c.search into strict terms from public.conversations c where c.id = opened;
  perform private.check_shared_limit('contact bytes',
    private.text_bytes(octet_length(content), 2, length(terms), private.vector_bytes(terms)),
    jsonb_build_object('sender', new.email), p_counts => true);
  perform private.clear_counts();
  return null;
end
$$;

create policy contact_messages_insert on public.contact_messages
  for insert to anon, authenticated with check (true);
-- The subselect computes the role once per query instead of once per row.
create policy contact_messages_founder_reads on public.contact_messages
  for select to authenticated using ((select private.caller_role()) = 'founder');

create trigger a_reset_row_count before insert on public.contact_messages
  for each statement execute function private.reset_row_count();
create trigger a_normalise before insert on public.contact_messages
  for each row execute function private.normalise_columns(
    'name', 'line', 'email', 'email', 'subject', 'line', 'message', 'text');
create trigger admit_contact_message before insert on public.contact_messages
  for each row execute function private.admit_contact_message();
create trigger open_conversation after insert on public.contact_messages
  for each row execute function private.open_conversation();
