-- Creates the functions with which staff read and change conversations.
--
-- Locks a conversation until the transaction ends, and raises HTTP status 409 if it changed after the caller read it.
create function private.lock_conversation(p_conversation uuid, p_expected_version integer) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.conversations;
begin
  select * into locked from public.conversations c where c.id = p_conversation for update;
  if not found then
    raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT404';
  end if;
  perform private.check_version(locked.version, p_expected_version, 'conversation');
  return locked;
end
$$;

-- Returns the message that the caller already sent under an idempotency key, if any. Rejects a key that belongs to
-- another text.
create function private.find_by_idempotency_key(p_conversation uuid, p_body text, p_key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.messages;
  body text := private.normalise_text(p_body);
begin
  if body is null or body = '' or char_length(body) > 20000 then
    raise exception 'This message is empty or too long. Enter 1 to 20,000 characters.' using errcode = 'PT400';
  end if;
  perform private.lock_key(p_key);
  select m.* into before from private.message_origins o join public.messages m on m.id = o.message_id
    where o.author_id = private.caller_id() and o.key = p_key;
  if before.id is not null then
    perform private.check_key(before.conversation_id = p_conversation and before.body in (body, p_body), 'message');
  end if;
  return before;
end
$$;

-- Stores a staff member's reply with its files, sends it by email and shows it in the portal.
--
-- With `can_undo`, the reply's email waits eight seconds, because the portal offers Undo for five seconds.
create function public.send_reply(
  conversation uuid, body text, expected_version integer, key uuid, files uuid[] default '{}',
  can_undo boolean default false
) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  reply public.messages := private.find_by_idempotency_key(conversation, send_reply.body, send_reply.key);
  answered public.conversations;
begin
  if reply.id is not null then
    return reply;
  end if;
  answered := private.lock_conversation(conversation, expected_version);
  reply := private.add_message(conversation, 'staff', caller.name, send_reply.body, 'queued',
    p_author_id => private.caller_id(), p_key => send_reply.key);
  update private.message_origins o set conversation_before = jsonb_build_object('status', answered.status,
      'assignee', answered.assignee, 'waiting_since', answered.waiting_since, 'snoozed_until', answered.snoozed_until)
    where o.message_id = reply.id;
  perform private.attach_files(reply, send_reply.files);
  update public.conversations c set assignee = coalesce(c.assignee, caller.staff_id) where c.id = conversation;
  delete from private.conversation_presence l where l.conversation_id = conversation and l.staff_id = caller.staff_id;
  insert into private.outbox (message_id, recipient, template, send_after)
    values (reply.id, answered.email, 'reply', now() + case when can_undo then interval '8 seconds' else '0' end);
  return reply;
end
$$;

create function public.add_note(conversation uuid, body text, key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  note public.messages := private.find_by_idempotency_key(conversation, add_note.body, add_note.key);
begin
  if note.id is not null then
    return note;
  end if;
  perform from public.conversations c where c.id = conversation for update;
  if not found then
    raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT404';
  end if;
  return private.add_message(conversation, 'note', caller.name, add_note.body,
    p_author_id => private.caller_id(), p_key => add_note.key);
end
$$;

-- Raises an error if a staff reply can no longer be undone, and otherwise locks its email. The detail is a code, which
-- the portal translates.
create function private.check_undo(
  p_reply public.messages, p_conversation public.conversations, p_expected_version integer
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  queued record;
  later_notes integer;
begin
  select * into queued from private.outbox o where o.message_id = p_reply.id for update;
  if queued.attempts > 0 or queued.sent_at is not null or queued.failed_at is not null
    or p_reply.created_at < now() - interval '1 minute' then
    raise exception 'It is too late to undo this reply: it was sent. Write another reply.'
      using errcode = 'PT409', detail = 'sent';
  end if;
  if exists (select from private.reads r where r.account_id = p_conversation.client_id
    and r.item_id = p_conversation.id and r.read_at >= p_reply.created_at) then
    raise exception 'The client has already read this reply. Write another reply.'
      using errcode = 'PT409', detail = 'read';
  end if;
  select count(*) into later_notes from public.messages m
    where m.conversation_id = p_conversation.id and m.internal and m.number > p_reply.number;
  if p_conversation.version - later_notes is distinct from p_expected_version then
    raise exception 'This conversation changed after your reply, so the reply was not undone. Load it again.'
      using errcode = 'PT409', detail = 'changed';
  end if;
end
$$;

-- Undoes a reply or internal note of the calling staff member: deletes its queued email and restores the
-- conversation's state.
create function public.undo_message(conversation uuid, message uuid, expected_version integer)
returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
  undone public.messages;
  origin private.message_origins;
begin
  perform private.calling_staff();
  select * into changed from public.conversations c where c.id = conversation for update;
  if not found then
    raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT404';
  end if;
  select * into undone from public.messages m where m.id = message and m.conversation_id = conversation;
  if not found then
    return changed;
  end if;
  select * into origin from private.message_origins o
    where o.message_id = message and o.author_id = private.caller_id() and undone.kind in ('staff', 'note');
  if not found then
    raise exception 'Only the author of a message can undo it.' using errcode = '42501';
  end if;
  if undone.kind = 'staff' then
    perform private.check_undo(undone, changed, expected_version);
    changed := jsonb_populate_record(changed, origin.conversation_before);
  end if;
  update public.files f set message_id = null where f.message_id = message;
  delete from public.messages m where m.id = message;
  if undone.kind = 'staff' then
    select m.created_at, private.preview_of(m.body) into changed.last_message_at, changed.preview
      from public.messages m where m.conversation_id = conversation and not m.internal order by m.number desc limit 1;
    changed.search := private.search_of(changed);
  end if;
  update public.conversations c set version = c.version + 1, status = changed.status, assignee = changed.assignee,
      waiting_since = changed.waiting_since, snoozed_until = changed.snoozed_until, search = changed.search,
      preview = coalesce(changed.preview, ''), last_message_at = coalesce(changed.last_message_at, c.created_at)
    where c.id = conversation returning * into changed;
  return changed;
end
$$;

-- Assigns a conversation to a staff member. A null `staff_id` removes the assignee.
create function public.assign_conversation(conversation uuid, expected_version integer, staff_id text default null)
returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
begin
  perform private.calling_staff();
  perform private.lock_conversation(conversation, expected_version);
  if staff_id is not null
    and not exists (select from public.staff s where s.staff_id = assign_conversation.staff_id) then
    raise exception 'No staff member has this ID. Load the list of staff again.' using errcode = 'PT400';
  end if;
  update public.conversations c set assignee = assign_conversation.staff_id, version = c.version + 1
    where c.id = conversation returning * into changed;
  return changed;
end
$$;

-- Changes the status of a conversation.
--
-- A reopened conversation waits since the first message after the last staff reply, so that it keeps its position in
-- the inbox.
create function public.set_conversation_status(
  conversation uuid, status public.conversation_status, expected_version integer
) returns public.conversations
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.conversations;
begin
  perform private.calling_staff();
  perform private.lock_conversation(conversation, expected_version);
  update public.conversations c set status = set_conversation_status.status, version = c.version + 1,
      waiting_since = case when set_conversation_status.status = 'open'
        then coalesce(c.waiting_since, (
          select min(m.created_at) from public.messages m
            where m.conversation_id = c.id and m.kind in ('visitor', 'client') and m.number > coalesce((
              select max(r.number) from public.messages r where r.conversation_id = c.id and r.kind = 'staff'), 0)
        ), now()) end
    where c.id = conversation returning * into changed;
  return changed;
end
$$;

-- Snoozes a conversation that needs a reply, until the given time, a new message or another status.
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

-- Reopens the snoozed conversations whose chosen time has passed.
create function private.wake_conversations() returns void
language sql volatile security definer set search_path = ''
as $$
  update public.conversations c set status = 'open', version = c.version + 1
    where c.id in (select s.id from public.conversations s where s.snoozed_until <= now() for update skip locked)
$$;

-- Saves a canned reply (a reusable text for replies), or creates one if `id` is null.
create function public.save_canned_reply(
  title text, body text, id uuid default null, expected_version integer default null
)
returns public.canned_replies
language plpgsql volatile security definer set search_path = ''
as $$
declare
  saved public.canned_replies;
begin
  perform private.calling_staff();
  if save_canned_reply.id is null then
    insert into public.canned_replies (title, body) values (save_canned_reply.title, save_canned_reply.body)
      returning * into saved;
    return saved;
  end if;
  select * into saved from public.canned_replies r where r.id = save_canned_reply.id for update;
  perform private.check_version(saved.version, expected_version, 'reply');
  update public.canned_replies r set title = save_canned_reply.title, body = save_canned_reply.body,
      version = r.version + 1
    where r.id = save_canned_reply.id returning * into saved;
  return saved;
end
$$;

create function public.delete_canned_reply(id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.calling_staff();
  delete from public.canned_replies r where r.id = delete_canned_reply.id;
end
$$;

-- Returns all possible assignees of a conversation, including the caller.
create function public.colleagues() returns table (staff_id text, name text, team_role text, is_me boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  return query select s.staff_id, s.name, s.team_role, s.staff_id = caller.staff_id from public.staff s order by s.name, s.staff_id;
end
$$;

-- Returns the numbers of open, unassigned and the caller's own conversations, and the start of the longest wait.
create function public.inbox_figures()
returns table (waiting integer, oldest timestamptz, mine integer, unassigned integer)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  return query select count(*)::integer, min(c.waiting_since),
      (count(*) filter (where c.assignee = caller.staff_id))::integer,
      (count(*) filter (where c.assignee is null))::integer
    from public.conversations c where c.status = 'open';
end
$$;

-- Records that the calling staff member has a conversation open, and returns the other staff members who had it open
-- in the last three minutes.
create function public.touch_presence(conversation uuid, is_writing boolean)
returns table (name text, writing boolean, seconds_left integer)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  lifetime constant interval := '3 minutes';
begin
  delete from private.conversation_presence l where l.seen_at < now() - lifetime;
  insert into private.conversation_presence as l (conversation_id, staff_id, is_writing)
    select c.id, caller.staff_id, coalesce(touch_presence.is_writing, false)
      from public.conversations c where c.id = conversation
    on conflict (conversation_id, staff_id) do update set is_writing = excluded.is_writing, seen_at = now();
  return query
    select s.name, l.is_writing, ceil(extract(epoch from l.seen_at + lifetime - now()))::integer
    from private.conversation_presence l join public.staff s using (staff_id)
    where l.conversation_id = conversation and l.staff_id <> caller.staff_id
    order by s.name;
end
$$;

-- Records that the calling staff member has closed a conversation.
create function public.leave_conversation(conversation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  delete from private.conversation_presence l where l.conversation_id = conversation and l.staff_id = caller.staff_id;
end
$$;

-- Returns the conversations that contain all words of a query.
create function public.find_conversations(query text) returns setof public.conversations
language sql stable security invoker
begin atomic
  select c.* from public.conversations c where c.search @@ private.search_query(query);
end;

-- Returns the content of an email attachment in base64, if the caller can read its message.
create function public.attachment_content(id uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
declare
  found_content bytea;
begin
  select f.content into found_content
    from public.attachments a
    join public.messages m on m.id = a.message_id
    join public.conversations c on c.id = m.conversation_id
    join private.attachment_contents f on f.attachment_id = a.id
    where a.id = attachment_content.id
      and (private.is_staff() or (not m.internal and c.client_id = private.caller_id()));
  if not found then
    raise exception 'You have no file with this ID. Load the conversation again.' using errcode = '42501';
  end if;
  return translate(encode(found_content, 'base64'), E'\n', '');
end
$$;

grant execute on function public.send_reply, public.add_note, public.undo_message, public.assign_conversation,
  public.set_conversation_status, public.snooze_conversation, public.save_canned_reply, public.delete_canned_reply,
  public.colleagues, public.inbox_figures, public.touch_presence, public.leave_conversation, public.find_conversations,
  public.attachment_content to authenticated, service_role;
