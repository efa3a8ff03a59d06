-- Adds a snooze function for conversations. A snoozed conversation has the status 'waiting' until a chosen time. Then
-- the conversation needs a reply again. A new message or another status ends the snooze earlier.

alter table public.conversations add column snoozed_until timestamptz
  constraint conversations_snoozed_waits check (snoozed_until is null or status = 'waiting');
create index conversations_snoozed_until on public.conversations (snoozed_until) where snoozed_until is not null;

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

-- Snoozes a conversation that needs a reply. `waiting_since` does not change, because the client is still waiting for
-- the reply.
create function public.snooze_conversation(conversation uuid, until timestamptz, expected_version integer)
returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
begin
  perform private.calling_staff();
  perform private.lock_conversation(conversation, expected_version);
  if until is null or until <= now() or until > now() + interval '1 year' then
    raise exception 'A conversation can be snoozed for at most one year. Choose a time within the next year.' using errcode = 'PT400';
  end if;
  update public.conversations c set status = 'waiting', snoozed_until = until, version = c.version + 1
    where c.id = conversation and c.status = 'open' returning * into changed;
  if not found then
    raise exception 'Only a conversation that needs a reply can be snoozed. Reopen it first.' using errcode = 'PT400';
  end if;
  return changed;
end
$$;

-- Reopens the snoozed conversations whose chosen time has passed. `run_due_work` calls this function at least once a
-- minute.
create function private.wake_conversations() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.conversations c set status = 'open', version = c.version + 1
    where c.id in (select s.id from public.conversations s where s.snoozed_until <= now() for update skip locked)
$$;

-- Replaces the function of 20261126090014_asks.sql, and first ends the snoozes whose time has come.
create or replace function private.run_due_work() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.wake_conversations();
  perform private.notify_staff();
  perform private.remind_clients();
end
$$;

-- Replaces the function of 20261126090006_conversation_calls.sql. The new function hides from a client that staff
-- snoozed the conversation.
create or replace function private.client_status(p_conversation public.conversations) returns public.conversation_status
language sql stable security definer set search_path = ''
as $$
  select case
    when p_conversation.snoozed_until is not null then 'open'
    when p_conversation.status <> 'spam' then p_conversation.status
    when (select m.kind from public.messages m
      where m.conversation_id = p_conversation.id and not m.internal
      order by m.number desc limit 1) = 'staff' then 'waiting'
    else 'open' end::public.conversation_status
$$;

-- Recreates the function of 20261126090006_conversation_calls.sql. PostgreSQL stored the column list of its query, so
-- the old function would omit the new column.
create or replace function public.find_conversations(query text) returns setof public.conversations
language sql stable security invoker
begin atomic
  select c.* from public.conversations c where c.search @@ private.search_query(query);
end;

create trigger end_snooze before update on public.conversations
  for each row when (old.snoozed_until is not null) execute function private.end_snooze();

grant execute on function public.snooze_conversation to authenticated, service_role;
