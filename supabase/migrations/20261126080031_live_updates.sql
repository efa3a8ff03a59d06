-- Sends live updates about changed rows to the open pages of users who can read them, with the type, ID and version of
-- the row.
--
-- The recipients of a live update are chosen when a row changes, so a user who loses access receives no further
-- updates.
--
-- Returns the private Realtime topic of the calling session, or null if the session is invalid or lacks a required
-- second factor.
create function public.live_topic() returns text
language sql stable security definer set search_path = ''
as $$
  select 'session:' || (auth.jwt() ->> 'session_id') where private.caller_id() is not null
$$;

-- Returns the sessions of the last day, with each account's staff data, because an open page refreshes its session
-- each hour.
create function private.live_sessions()
returns table (topic text, account_id uuid, staff_id text, is_founder boolean)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  return query
    select 'session:' || s.id, u.id, f.staff_id, coalesce(f.role = 'founder', false)
    from auth.sessions s join auth.users u on u.id = s.user_id
    left join public.staff f on f.email = lower(u.email collate "C")
      and not exists (select from private.staff_invitations i where i.email = f.email)
    where greatest(s.created_at, s.refreshed_at at time zone 'UTC') > now() - interval '1 day'
      and (s.not_after is null or s.not_after > now())
      and u.email_confirmed_at is not null and u.deleted_at is null
      and (u.banned_until is null or u.banned_until < now());
end
$$;

-- Sends a live update to one topic, by Realtime or by NOTIFY to the embedded backend.
create function private.send_live_update(p_topic text, p_kind text, p_id uuid, p_version integer default null) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  live_update jsonb := jsonb_build_object('kind', p_kind, 'id', p_id, 'version', p_version);
begin
  if to_regprocedure('realtime.send(jsonb,text,text,boolean)') is null then
    perform pg_notify('live', jsonb_build_object('topic', p_topic, 'update', live_update)::text);
  else
    execute 'select realtime.send($1, ''update'', $2, true)' using live_update, p_topic;
  end if;
end
$$;

-- Sends a live update to the founders and to the staff of a project, or to all staff if the project is null.
create function private.broadcast_project_staff(p_project uuid, p_kind text, p_id uuid, p_version integer default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, p_kind, p_id, p_version) from private.live_sessions() s
  where s.is_founder or (p_project is null and s.staff_id is not null)
    or s.staff_id in (select m.staff_id from public.project_staff m where m.project_id = p_project);
end
$$;

-- Sends a live update to the clients of a project, without a version number, which would reveal internal notes.
create function private.broadcast_project_clients(p_project uuid, p_kind text, p_id uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, p_kind, p_id) from private.live_sessions() s
  where s.staff_id is null
    and s.account_id in (select m.user_id from public.project_people m where m.project_id = p_project);
end
$$;

-- Trigger function: notifies all staff about each new version of a conversation, and the client only about changes
-- that the client can see.
create function private.broadcast_conversation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or old.version <> new.version then
    perform private.send_live_update(s.topic, 'conversation', coalesce(new.id, old.id), new.version)
      from private.live_sessions() s where s.staff_id is not null;
  end if;
  if tg_op <> 'UPDATE'
    or (old.subject, old.preview, old.last_message_at, old.client_id)
      is distinct from (new.subject, new.preview, new.last_message_at, new.client_id)
    or (old.status <> new.status and 'spam' not in (old.status, new.status)) then
    perform private.send_live_update(s.topic, 'conversation', coalesce(new.id, old.id))
      from private.live_sessions() s where s.staff_id is null and s.account_id in (old.client_id, new.client_id);
  end if;
  return null;
end
$$;

-- Trigger function: notifies staff when the delivery state of a message changes.
create function private.broadcast_delivery() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, 'conversation', new.conversation_id)
    from private.live_sessions() s where s.staff_id is not null;
  return null;
end
$$;

-- Notifies the staff members who have the conversation open, except the caller.
create function private.broadcast_presence() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, 'presence', coalesce(new.conversation_id, old.conversation_id))
    from private.live_sessions() s
    join private.conversation_presence l on l.staff_id = s.staff_id
      and l.conversation_id = coalesce(new.conversation_id, old.conversation_id)
    where l.staff_id <> coalesce(new.staff_id, old.staff_id);
  return null;
end
$$;

create function private.broadcast_project() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if tg_op <> 'UPDATE' or old.version <> new.version then
    perform private.broadcast_project_staff(coalesce(new.id, old.id), 'project', coalesce(new.id, old.id), new.version);
  end if;
  if tg_op = 'UPDATE'
    and (old.title, old.service_id, old.stage, old.due_on, old.waiting_on, old.waiting_for)
      is distinct from (new.title, new.service_id, new.stage, new.due_on, new.waiting_on, new.waiting_for) then
    perform private.broadcast_project_clients(new.id, 'project', new.id);
  end if;
  return null;
end
$$;

create function private.broadcast_project_event() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.broadcast_project_staff(new.project_id, 'project', new.project_id);
  if not new.internal then
    perform private.broadcast_project_clients(new.project_id, 'project', new.project_id);
  end if;
  return null;
end
$$;

create function private.broadcast_project_link() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform private.broadcast_project_staff(project, 'project', project);
  perform private.broadcast_project_clients(project, 'project', project);
  return null;
end
$$;

-- Notifies the staff of a project, and the member themselves, when a member is added or removed.
create function private.broadcast_project_member() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
  member jsonb := to_jsonb(coalesce(new, old));
begin
  perform private.broadcast_project_staff(project, 'project', project);
  perform private.send_live_update(s.topic, 'project', project)
    from private.live_sessions() s
    where s.account_id::text = member ->> 'user_id' or s.staff_id = member ->> 'staff_id';
  return null;
end
$$;

create function private.broadcast_task() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  task public.tasks := coalesce(new, old);
begin
  perform private.broadcast_project_staff(task.project_id, 'task', task.id, new.version);
  -- Also notifies the staff of the task's earlier project, so that their lists remove the task.
  if tg_op = 'UPDATE' and old.project_id is distinct from new.project_id then
    perform private.broadcast_project_staff(old.project_id, 'task', old.id);
  end if;
  return null;
end
$$;

create function private.broadcast_ask() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  ask public.asks := coalesce(new, old);
begin
  perform private.broadcast_project_staff(ask.project_id, 'ask', ask.id, new.version);
  perform private.broadcast_project_clients(ask.project_id, 'ask', ask.id);
  return null;
end
$$;

-- Notifies the users who can read a completely uploaded and sent file.
create function private.broadcast_to_readers(p_file public.files) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if p_file.project_id is not null then
    perform private.broadcast_project_staff(p_file.project_id, 'file', p_file.id);
    perform private.broadcast_project_clients(p_file.project_id, 'file', p_file.id);
  else
    perform private.send_live_update(s.topic, 'file', p_file.id)
      from private.live_sessions() s left join public.conversations c on c.id = p_file.conversation_id
      where s.staff_id is not null or s.account_id = c.client_id;
  end if;
end
$$;

-- Notifies the users who can read a file when it appears or disappears. Until the file is sent, only its uploader can
-- read it.
create function private.broadcast_file() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  file public.files := coalesce(new, old);
begin
  if (old.state = 'ready' and num_nonnulls(old.project_id, old.message_id) > 0)
    is not distinct from (new.state = 'ready' and num_nonnulls(new.project_id, new.message_id) > 0) then
    return null;
  end if;
  perform private.broadcast_to_readers(file);
  return null;
end
$$;

-- Notifies the open pages of a staff account when its role changes or ends.
create function private.broadcast_role() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update(s.topic, 'role', s.account_id)
    from private.live_sessions() s join auth.users u on u.id = s.account_id
    where lower(u.email collate "C") = old.email;
  return null;
end
$$;

-- Notifies the open pages of a session when the session ends.
create function private.broadcast_ended_session() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.send_live_update('session:' || old.id, 'ended', old.id);
  return null;
end
$$;

create trigger broadcast_conversation after insert or update or delete on public.conversations
  for each row execute function private.broadcast_conversation();
create trigger broadcast_delivery after update of delivery, delivery_problem on public.messages
  for each row when (old.delivery <> new.delivery or old.delivery_problem <> new.delivery_problem)
  execute function private.broadcast_delivery();
create trigger broadcast_presence after insert or delete on private.conversation_presence
  for each row execute function private.broadcast_presence();
create trigger broadcast_writing after update of is_writing on private.conversation_presence
  for each row when (old.is_writing <> new.is_writing) execute function private.broadcast_presence();
create trigger broadcast_project after insert or update or delete on public.projects
  for each row execute function private.broadcast_project();
create trigger broadcast_project_event after insert on public.project_events
  for each row execute function private.broadcast_project_event();
create trigger broadcast_project_link after insert or delete on public.project_links
  for each row execute function private.broadcast_project_link();
create trigger broadcast_project_member after insert or delete on public.project_people
  for each row execute function private.broadcast_project_member();
create trigger broadcast_project_member after insert or delete on public.project_staff
  for each row execute function private.broadcast_project_member();
create trigger broadcast_task after insert or update or delete on public.tasks
  for each row execute function private.broadcast_task();
create trigger broadcast_ask after insert or update or delete on public.asks
  for each row execute function private.broadcast_ask();
create trigger broadcast_file after insert or update or delete on public.files
  for each row execute function private.broadcast_file();
create trigger broadcast_role after update of email, role, team_role or delete on public.staff
  for each row execute function private.broadcast_role();
create trigger broadcast_ended_session after delete on auth.sessions
  for each row execute function private.broadcast_ended_session();

-- Realtime checks this policy when a page joins a topic. Without an insert policy, pages cannot send messages.
do $$
begin
  if to_regclass('realtime.messages') is not null then
    create policy live_updates_read on realtime.messages for select to authenticated
      using (extension = 'broadcast' and realtime.topic() = public.live_topic());
  end if;
end
$$;

grant execute on function public.live_topic to authenticated, service_role;
