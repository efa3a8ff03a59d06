-- What staff and clients do with conversations. Each function asks who calls; nothing else writes.

insert into private.rate_limits (name, most, span, refusal) values
  ('conversation writer', 30, '10 minutes',
    'Too many messages came from you. Please wait ten minutes and send yours again.'),
  ('conversation bytes', 10000000, '6 hours',
    'Too many messages came from everywhere. Please wait a few hours and send yours again.');

-- Who of the staff calls. Refuses anybody else.
create function private.staff_calling() returns public.staff
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff;
begin
  if private.caller_role() not in ('team', 'founder') then
    raise exception 'Only staff may do this.' using errcode = '42501';
  end if;
  select s.* into strict caller from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.id = private.caller_id();
  return caller;
end
$$;
revoke execute on function private.staff_calling() from public;

-- A conversation, locked until the transaction ends. Refuses with 409 when it is not as the caller saw it.
create function private.lock_conversation(conversation uuid, seen_version integer) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.conversations;
begin
  select * into locked from public.conversations c where c.id = conversation for update;
  if not found then
    raise exception 'There is no such conversation.' using errcode = 'PT404';
  end if;
  if locked.version is distinct from seen_version then
    raise exception 'Somebody changed this conversation. Look at it again.' using errcode = 'PT409';
  end if;
  return locked;
end
$$;
revoke execute on function private.lock_conversation(uuid, integer) from public;

-- The message that the caller sent under this key before; its id is null where there is none. A second call waits for
-- the first to end. Refuses a key that belongs to another text.
create function private.sent_before(conversation uuid, words text, under_key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.messages;
begin
  if under_key is null then
    raise exception 'A message needs a key, so that it is stored once.' using errcode = 'PT400';
  end if;
  if words is null or words !~ '[^[:space:]]' or char_length(words) > 20000 then
    raise exception 'A message has 1 to 20000 characters.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(under_key::text, 0));
  select m.* into before from private.message_origins o join public.messages m on m.id = o.message_id
    where o.author_id = private.caller_id() and o.key = under_key;
  if before.id is not null and (before.conversation_id, before.body) is distinct from (conversation, words) then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  return before;
end
$$;
revoke execute on function private.sent_before(uuid, text, uuid) from public;

-- Adds what the caller writes, with the key to send it again.
create function private.add_of_caller(
  conversation uuid, as_kind public.message_kind, author text, words text, under_key uuid,
  as_delivery public.delivery_state default 'none'
) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.messages := private.add_message(conversation, as_kind, author, words, as_delivery);
begin
  insert into private.message_origins (message_id, author_id, key) values (added.id, private.caller_id(), under_key);
  return added;
end
$$;
revoke execute on function private.add_of_caller(
  uuid, public.message_kind, text, text, uuid, public.delivery_state) from public;

-- Answers, by mail and in the portal. Whoever answers what nobody took takes it.
create function public.send_reply(conversation uuid, body text, seen_version integer, key uuid)
returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
  reply public.messages := private.sent_before(conversation, send_reply.body, send_reply.key);
  answered public.conversations;
begin
  if reply.id is not null then
    return reply;
  end if;
  answered := private.lock_conversation(conversation, seen_version);
  reply := private.add_of_caller(conversation, 'staff', caller.name, send_reply.body, send_reply.key, 'queued');
  update public.conversations c set assignee = coalesce(c.assignee, caller.staff_id) where c.id = conversation;
  delete from private.conversation_looks l where l.conversation_id = conversation and l.staff_id = caller.staff_id;
  insert into private.outbox (message_id, recipient, sender, subject, body, quoted, link)
    values (reply.id, answered.email, split_part(caller.name, ' ', 1),
      case when answered.subject ~* '^\s*re:' then answered.subject
        when answered.subject ~ '[^[:space:]]' then 'Re: ' || answered.subject
        else 'Re: Your message' end,
      send_reply.body,
      coalesce((select m.body from public.messages m
        where m.conversation_id = conversation and m.kind in ('visitor', 'client') and m.number < reply.number
        order by m.number desc limit 1), ''),
      case when answered.client_id is null then '' else '/dashboard/messages/' || conversation end);
  return reply;
end
$$;

create function public.add_note(conversation uuid, body text, key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
  note public.messages := private.sent_before(conversation, add_note.body, add_note.key);
begin
  if note.id is not null then
    return note;
  end if;
  perform from public.conversations c where c.id = conversation for update;
  if not found then
    raise exception 'There is no such conversation.' using errcode = 'PT404';
  end if;
  return private.add_of_caller(conversation, 'note', caller.name, add_note.body, add_note.key);
end
$$;

-- A client writes in a conversation of theirs.
create function public.write_to_conversation(conversation uuid, body text, key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.caller_id();
  theirs public.conversations;
  written public.messages;
begin
  select * into theirs from public.conversations c where c.id = conversation and c.client_id = caller for update;
  if not found then
    raise exception 'This is no conversation of yours.' using errcode = '42501';
  end if;
  written := private.sent_before(conversation, write_to_conversation.body, write_to_conversation.key);
  if written.id is not null then
    return written;
  end if;
  perform private.count_against('conversation writer', caller::text);
  perform private.count_against('conversation bytes', '',
    private.bytes_on_disk(octet_length(write_to_conversation.body)));
  return private.add_of_caller(conversation, 'client', theirs.name, write_to_conversation.body,
    write_to_conversation.key);
end
$$;

-- Gives a conversation to one of the staff, or with null to nobody.
create function public.assign_conversation(conversation uuid, seen_version integer, staff_id text default null)
returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
begin
  perform private.staff_calling();
  perform private.lock_conversation(conversation, seen_version);
  if staff_id is not null
    and not exists (select from public.staff s where s.staff_id = assign_conversation.staff_id) then
    raise exception 'Nobody of the staff has this ID.' using errcode = 'PT400';
  end if;
  update public.conversations c set assignee = assign_conversation.staff_id, version = c.version + 1
    where c.id = conversation returning * into changed;
  return changed;
end
$$;

create function public.set_conversation_status(
  conversation uuid, status public.conversation_status, seen_version integer
) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
begin
  perform private.staff_calling();
  perform private.lock_conversation(conversation, seen_version);
  update public.conversations c set status = set_conversation_status.status, version = c.version + 1,
      waiting_since = case when set_conversation_status.status = 'open'
        then coalesce(c.waiting_since, date_trunc('milliseconds', now())) end
    where c.id = conversation returning * into changed;
  return changed;
end
$$;

-- Keeps an answer for the next time: a new one where `id` is null.
create function public.save_canned_reply(
  title text, body text, id uuid default null, seen_version integer default null
)
returns public.canned_replies
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved public.canned_replies;
begin
  perform private.staff_calling();
  if save_canned_reply.id is null then
    insert into public.canned_replies (title, body) values (save_canned_reply.title, save_canned_reply.body)
      returning * into saved;
    return saved;
  end if;
  update public.canned_replies r set title = save_canned_reply.title, body = save_canned_reply.body,
      version = r.version + 1
    where r.id = save_canned_reply.id and r.version = seen_version returning * into saved;
  if not found then
    raise exception 'Somebody changed or deleted this reply. Look at it again.' using errcode = 'PT409';
  end if;
  return saved;
end
$$;

create function public.delete_canned_reply(id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.staff_calling();
  delete from public.canned_replies r where r.id = delete_canned_reply.id;
end
$$;

-- Whom a conversation can be given to, the caller among them.
create function public.colleagues() returns table (staff_id text, name text, team_role text, is_me boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
begin
  return query select s.staff_id, s.name, s.team_role, s.staff_id = caller.staff_id from public.staff s order by s.name, s.staff_id;
end
$$;

-- How many wait for an answer, and since when the first of them; how many of these are the caller's, and nobody's.
create function public.inbox_figures()
returns table (waiting integer, oldest timestamptz, mine integer, unassigned integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
begin
  return query select count(*)::integer, min(c.waiting_since),
      (count(*) filter (where c.assignee = caller.staff_id))::integer,
      (count(*) filter (where c.assignee is null))::integer
    from public.conversations c where c.status = 'open';
end
$$;

-- Says that the caller looks at a conversation, and tells who else did within thirty seconds.
create function public.look_at_conversation(conversation uuid, is_writing boolean)
returns table (name text, writing boolean)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
begin
  delete from private.conversation_looks l where l.looked_at < now() - interval '30 seconds';
  insert into private.conversation_looks as l (conversation_id, staff_id, is_writing)
    select c.id, caller.staff_id, coalesce(look_at_conversation.is_writing, false)
      from public.conversations c where c.id = conversation
    on conflict (conversation_id, staff_id) do update set is_writing = excluded.is_writing, looked_at = now();
  return query select s.name, l.is_writing from private.conversation_looks l join public.staff s using (staff_id)
    where l.conversation_id = conversation and l.staff_id <> caller.staff_id
    order by s.name;
end
$$;

revoke execute on function public.send_reply(uuid, text, integer, uuid), public.add_note(uuid, text, uuid),
  public.write_to_conversation(uuid, text, uuid), public.assign_conversation(uuid, integer, text),
  public.set_conversation_status(uuid, public.conversation_status, integer),
  public.save_canned_reply(text, text, uuid, integer), public.delete_canned_reply(uuid), public.colleagues(),
  public.inbox_figures(), public.look_at_conversation(uuid, boolean) from public, anon;
grant execute on function public.send_reply(uuid, text, integer, uuid), public.add_note(uuid, text, uuid),
  public.write_to_conversation(uuid, text, uuid), public.assign_conversation(uuid, integer, text),
  public.set_conversation_status(uuid, public.conversation_status, integer),
  public.save_canned_reply(text, text, uuid, integer), public.delete_canned_reply(uuid), public.colleagues(),
  public.inbox_figures(), public.look_at_conversation(uuid, boolean) to authenticated, service_role;
