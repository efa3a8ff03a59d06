-- Conversation ownership. A typed address proves nothing: a conversation belongs to an account (`client_id`) only if it was
-- written with the account's confirmed address, and it follows that address when the account confirms another one.

-- A normalised email address as it is compared: without case. Tags and dots count, as only its mail server knows what
-- they mean. U+0130 is no capital of the ASCII letter i.
create function private.email_key(address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(replace(address, E'\u0130', E'i\u0307') collate "pg_catalog"."pg_c_utf8")
$$;

-- The address that an account has confirmed. Null without one.
create function private.confirmed_address(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.email::text from auth.users u
    where u.id = account and u.email_confirmed_at is not null and u.deleted_at is null
$$;

-- The account that was logged in when a conversation was written with the contact form. Only staff read it.
create table public.conversation_writers (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  -- Null after an administrator deleted the account.
  account_id uuid references auth.users (id) on delete set null,
  -- Those of the account at that time.
  name text not null,
  email text not null
);
create index conversation_writers_account on public.conversation_writers (account_id);

alter table public.conversation_writers enable row level security;
revoke all on public.conversation_writers from anon, authenticated;
grant select on public.conversation_writers to authenticated;
grant all on public.conversation_writers to service_role;

create policy conversation_writers_read on public.conversation_writers for select to authenticated
  using ((select private.caller_role()) in ('team', 'founder'));

-- The row of the contact form that a message came from. That row may be deleted; its ID is not used again.
alter table private.message_origins add column contact_message_id bigint;
create index message_origins_contact on private.message_origins (contact_message_id) where contact_message_id is not null;

drop index public.conversations_email;
create index conversations_email on public.conversations (private.email_key(email));
create index messages_sender on public.messages (private.email_key(sender_address)) where sender_address <> '';

-- The messages of the contact form that were stored before.
with form_messages as (
  select distinct on (m.id) m.id as message_id, m.kind, c.client_id, f.id as contact_message_id
  from public.messages m
    join public.conversations c on c.id = m.conversation_id
    join public.contact_messages f
      on (f.email, f.subject, date_trunc('milliseconds', f.created_at)) = (c.email, c.subject, c.created_at)
  where m.number <= 2 and m.kind in ('visitor', 'client', 'chat') and m.created_at = c.created_at
  order by m.id, f.id
)
insert into private.message_origins as o (message_id, author_id, contact_message_id)
  select f.message_id, f.client_id, f.contact_message_id from form_messages f
  on conflict (message_id) do update set contact_message_id = excluded.contact_message_id,
    author_id = coalesce(o.author_id, excluded.author_id);

-- Existing conversations of an account that gave another address than the account has confirmed. Their projects lose the
-- client that came with them: staff can add a client by the address.
insert into public.conversation_writers (conversation_id, account_id, name, email)
  select c.id, u.id, left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200), coalesce(u.email, '')
  from public.conversations c join auth.users u on u.id = c.client_id
  where private.email_key(c.email) is distinct from private.email_key(private.confirmed_address(u.id));
delete from public.project_people p using public.projects j, public.conversation_writers w
  where j.id = p.project_id and w.conversation_id = j.conversation_id and w.account_id = p.user_id;
update public.messages m set kind = 'visitor' from public.conversation_writers w
  where w.conversation_id = m.conversation_id and m.kind = 'client';
update private.outbox o set account_id = null, kind = null, link = ''
  from public.messages m join public.conversation_writers w on w.conversation_id = m.conversation_id
  where o.message_id = m.id and o.sent_at is null;
-- Times stay as they are.
alter table public.conversations disable trigger place_conversation;
update public.conversations c set client_id = null from public.conversation_writers w where w.conversation_id = c.id;
update public.conversations c set email = private.confirmed_address(c.client_id)
  where c.client_id is not null and c.email <> private.confirmed_address(c.client_id);
alter table public.conversations enable trigger place_conversation;

-- No function or query can give a conversation to an account that has not confirmed its address.
create function private.check_conversation_client() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  if private.email_key(new.email) is distinct from private.email_key(private.confirmed_address(new.client_id)) then
    raise exception 'The client has not confirmed the email address of this conversation.' using errcode = '23514';
  end if;
  return null;
end
$$;

-- After the policies, so that a refusal does not reveal the address of an account.
create trigger check_conversation_client after insert or update of client_id, email on public.conversations
  for each row when (new.client_id is not null) execute function private.check_conversation_client();

-- Opens the conversation of a message of the contact form, which an account may have written. It belongs to the account if
-- the message gives its confirmed address.
drop function private.open_conversation(public.contact_messages, uuid);
create function private.open_conversation(message public.contact_messages, account uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  parts text[] := regexp_split_to_array(message.message,
    '(^|\n)[ \t]*-{3,}[ \t]*(Chat|চ্যাট)[ \t]*-{3,}[ \t\r]*(\n|$)', 'i');
  chat text := btrim(array_to_string(parts[2:], E'\n'), E' \t\r\n');
  typed text := case when chat <> '' then btrim(parts[1], E' \t\r\n') else message.message end;
  confirmed text;
  owner uuid;
  address text := message.email;
  opened uuid;
  added uuid;
begin
  -- A change of address waits until this conversation is stored, and then finds it.
  perform from auth.users u where u.id = account for share;
  if not found then
    account := null;
  end if;
  confirmed := private.confirmed_address(account);
  if private.email_key(confirmed) = private.email_key(message.email) then
    owner := account;
    address := confirmed;
  end if;
  insert into public.conversations (subject, name, email, client_id, source_page, created_at, search)
    values (message.subject, message.name, address, owner, coalesce(message.source_page, ''),
      date_trunc('milliseconds', message.created_at),
      private.search_head(message.subject, message.name, address))
    returning id into opened;
  insert into public.conversation_writers (conversation_id, account_id, name, email)
    select opened, u.id, left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200), coalesce(u.email, '')
    from auth.users u where u.id = account;
  if chat <> '' then
    added := (private.add_message(opened, 'chat', message.name, chat, written_at => message.created_at)).id;
    insert into private.message_origins (message_id, author_id, contact_message_id)
      values (added, account, message.id);
  end if;
  if typed ~ '[^[:space:]]' then
    added := (private.add_message(opened, case when owner is null then 'visitor' else 'client' end::public.message_kind,
      message.name, typed, written_at => message.created_at)).id;
    insert into private.message_origins (message_id, author_id, contact_message_id)
      values (added, account, message.id);
  end if;
end
$$;

-- The terms of a conversation, from all that its client can read.
create function private.search_of(conversation public.conversations) returns tsvector
language sql stable security definer set search_path = ''
as $$
  select private.add_search(private.search_head(conversation.subject, conversation.name, conversation.email),
    coalesce((select string_agg(m.body, E'\n' order by m.number) from public.messages m
      where m.conversation_id = conversation.id and not m.internal), ''))
$$;

-- After a confirmed change of address, answers go to the new mailbox, and only it may write by email without a token.
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

create trigger move_conversations after update on auth.users
  for each row when (new.email_confirmed_at is not null and new.deleted_at is null
    and (new.email is distinct from old.email or old.email_confirmed_at is null))
  execute function private.move_conversations();

-- As before. The client of the conversation is on the project, or its writer who has confirmed its address since.
create or replace function public.make_project(
  id uuid, title text, service_id text, due_on date default null, conversation uuid default null
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
  origin public.conversations;
  client uuid;
  made public.projects;
begin
  if make_project.id is null then
    raise exception 'A project needs an ID, so that it is made once.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(make_project.id::text, 0));
  select * into made from public.projects p
    where p.id = make_project.id and p.id in (select private.my_projects());
  if found then
    return made;
  end if;
  if conversation is not null then
    select * into origin from public.conversations c where c.id = conversation for update;
    if not found then
      raise exception 'There is no such conversation.' using errcode = 'PT400';
    end if;
    if exists (select from public.projects p where p.conversation_id = conversation) then
      raise exception 'A project was made of this conversation already.' using errcode = 'PT409';
    end if;
    client := coalesce(origin.client_id,
      (select w.account_id from public.conversation_writers w where w.conversation_id = conversation));
  end if;
  insert into public.projects (id, title, service_id, due_on, conversation_id)
    values (make_project.id, btrim(make_project.title), make_project.service_id, make_project.due_on, conversation);
  insert into public.project_staff (project_id, staff_id)
    select make_project.id, s.staff_id from public.staff s where s.staff_id in (caller.staff_id, origin.assignee);
  if private.email_key(private.confirmed_address(client)) = private.email_key(origin.email)
    and (private.staff_of(client)).staff_id is null then
    insert into public.project_people (project_id, user_id) values (make_project.id, client);
  end if;
  perform private.add_project_event(make_project.id, 'made', caller);
  perform private.tell_clients(make_project.id, 'It has a page of its own now, where you see how it goes.');
  select * into made from public.projects p where p.id = make_project.id;
  return made;
end
$$;

-- As before. A conversation that another account wrote stays without a client.
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
    where lower(u.email collate "C") = address
      and u.email_confirmed_at is not null and u.deleted_at is null
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
      and not exists (select from public.conversation_writers w where w.conversation_id = c.id and w.account_id is distinct from client);
  if is_new then
    perform private.tell_clients(project, 'It has a page of its own now, where you see how it goes.');
  end if;
end
$$;

-- Deletes what belongs to an account and everything that was written while it was logged in. The owner of a typed address
-- keeps the emails that came from that address, and our answers to it.
create function private.delete_conversations(account uuid, address text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  deleted uuid[];
  kept public.conversations;
begin
  -- An email that is on its way into one of them comes before or after.
  perform from public.conversations c join public.conversation_writers w on w.conversation_id = c.id
    where w.account_id = account order by c.id for update of c;
  select coalesce(array_agg(c.id), '{}') into deleted from public.conversations c
    where c.client_id = account or (c.client_id is null and (private.email_key(c.email) = address
      or c.id in (select w.conversation_id from public.conversation_writers w where w.account_id = account)
        and not exists (
          select from public.messages m left join private.message_origins o on o.message_id = m.id
          where m.conversation_id = c.id and m.kind in ('visitor', 'client', 'chat')
            and o.author_id is distinct from account)));
  delete from public.contact_messages f where f.id in (
      select o.contact_message_id from private.message_origins o
        where o.author_id = account
      union all
      select o.contact_message_id from public.messages m join private.message_origins o on o.message_id = m.id
        where m.conversation_id = any (deleted))
    -- An earlier message that no conversation names. One that names a conversation of another account stays.
    or (private.email_key(f.email) = address
      and not exists (select from private.message_origins o where o.contact_message_id = f.id));
  delete from public.conversations c where c.id = any (deleted);
  for kept in
    select c.* from public.conversations c join public.conversation_writers w on w.conversation_id = c.id
      where w.account_id = account
  loop
    delete from public.messages m using private.message_origins o
      where m.conversation_id = kept.id and o.message_id = m.id and o.author_id = account
        and m.kind in ('visitor', 'client', 'chat');
    delete from public.message_quotations q using public.messages m
      where m.id = q.message_id and m.conversation_id = kept.id;
    update public.messages m set has_quotation = false, author_name = case m.kind when 'staff' then m.author_name
        when 'note' then m.author_name else kept.email end
      where m.conversation_id = kept.id;
    update private.outbox o set subject = 'Re: Your message', quoted = '' from public.messages m
      where m.id = o.message_id and m.conversation_id = kept.id;
    delete from public.conversation_writers w where w.conversation_id = kept.id;
    kept.subject := '';
    kept.name := kept.email;
    update public.conversations c set subject = kept.subject, name = kept.name, source_page = '', version = c.version + 1,
        search = private.search_of(kept),
        preview = coalesce((select private.preview_of(m.body) from public.messages m
          where m.conversation_id = kept.id and not m.internal order by m.number desc limit 1), '')
      where c.id = kept.id;
  end loop;
  update public.messages m set sender_address = 'deleted@account.invalid'
    where m.sender_address <> '' and private.email_key(m.sender_address) = address;
  delete from private.outbox o where private.email_key(o.recipient) = address;
end
$$;

-- As before, and everything that was written while the account was logged in.
create or replace function public.delete_my_account(email text, password text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.account_calling();
  address text;
begin
  if (private.staff_of(caller)).staff_id is not null then
    raise exception 'Staff ask the founder.' using errcode = '42501';
  end if;
  perform private.count_against('account password', caller::text);
  select lower(u.email collate "C") into address
    -- pgcrypto knows the same hash by its older name alone.
    from auth.users u, regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash
    where u.id = caller
      and lower(u.email collate "C") = lower(private.normalise_email(delete_my_account.email) collate "C")
      and octet_length(delete_my_account.password) <= 72
      and extensions.crypt(delete_my_account.password, hash) = hash
    for update of u;
  if address is null then
    return false;
  end if;
  perform private.delete_conversations(caller, private.email_key(address));
  -- What they did while they worked here stays on record, without who they are.
  update public.audit_log a set actor = '', actor_id = null where a.actor_id = caller;
  update public.audit_log a set old = null, new = null where address in (a.old ->> 'email', a.new ->> 'email');
  insert into public.audit_log (action, subject, row_key) values ('removed', 'account', '');
  delete from auth.users u where u.id = caller;
  return true;
end
$$;

revoke execute on function private.email_key(text), private.confirmed_address(uuid), private.check_conversation_client(),
  private.open_conversation(public.contact_messages, uuid), private.search_of(public.conversations),
  private.move_conversations(), private.delete_conversations(uuid, text) from public;
