-- Creates the functions with which the portal reads and changes projects.
--
-- Creates a project under an ID that the caller chooses, so that a retry creates no second project.
--
-- The caller joins the new project, like the assignee and the client of its conversation, or its writer with a
-- confirmed address.
create function public.create_project(
  id uuid, title text, service_id text, due_on date default null, conversation uuid default null
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  origin public.conversations;
  client uuid;
  created public.projects;
begin
  perform private.lock_key(create_project.id);
  select * into created from public.projects p
    where p.id = create_project.id and p.id in (select private.my_projects());
  if found then
    return created;
  end if;
  if conversation is not null then
    select * into origin from public.conversations c where c.id = conversation for update;
    if not found then
      raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT400';
    end if;
    if private.has_project(conversation) then
      raise exception 'This conversation already has a project. Open that project.' using errcode = 'PT409';
    end if;
    client := coalesce(origin.client_id,
      (select w.account_id from public.conversation_writers w where w.conversation_id = conversation));
  end if;
  insert into public.projects (id, title, service_id, due_on, conversation_id)
    values (create_project.id, btrim(create_project.title), create_project.service_id, create_project.due_on, conversation);
  insert into public.project_staff (project_id, staff_id)
    select create_project.id, s.staff_id from public.staff s where s.staff_id in (caller.staff_id, origin.assignee);
  if private.email_key(private.confirmed_address(client)) = private.email_key(origin.email)
    and (private.staff_of(client)).staff_id is null then
    insert into public.project_people (project_id, user_id) values (create_project.id, client);
  end if;
  perform private.add_project_event(create_project.id, 'made', caller);
  perform private.notify_clients(create_project.id, '{"kind": "created"}');
  select * into created from public.projects p where p.id = create_project.id;
  return created;
end
$$;

create function public.change_project(
  project uuid, title text, service_id text, due_on date, expected_version integer
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.projects := private.lock_project_version(project, expected_version);
begin
  update public.projects p set title = btrim(change_project.title), service_id = change_project.service_id,
      due_on = change_project.due_on, version = p.version + 1, updated_at = now()
    where p.id = project returning * into changed;
  return changed;
end
$$;

create function public.set_project_stage(project uuid, stage public.project_stage, expected_version integer)
returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  changed public.projects := private.lock_project_version(project, expected_version);
begin
  if set_project_stage.stage is null then
    raise exception 'The stage of the project is missing. Choose a stage.' using errcode = 'PT400';
  end if;
  if changed.stage = set_project_stage.stage then
    return changed;
  end if;
  update public.projects p set stage = set_project_stage.stage where p.id = project;
  perform private.add_project_event(project, 'stage', caller);
  perform private.notify_clients(project, jsonb_build_object('kind', 'stage', 'stage', set_project_stage.stage));
  select * into changed from public.projects p where p.id = project;
  return changed;
end
$$;

-- Stores the next step of a project and the side (client or company) that must do it, if any.
create function public.set_project_waiting(
  project uuid, expected_version integer, waiting_on public.project_waiting default null, waiting_for text default ''
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  changed public.projects := private.lock_project_version(project, expected_version);
  reason text := case when set_project_waiting.waiting_on is null then ''
    else private.normalise_text(set_project_waiting.waiting_for) end;
begin
  update public.projects p set waiting_on = set_project_waiting.waiting_on, waiting_for = reason where p.id = project;
  if reason <> '' then
    perform private.add_project_event(project, 'waiting', caller, reason);
  else
    update public.projects p set version = p.version + 1, updated_at = now()
      where p.id = project;
  end if;
  if set_project_waiting.waiting_on = 'client' then
    perform private.notify_clients(project, jsonb_build_object('kind', 'waiting', 'text', reason));
  end if;
  select * into changed from public.projects p where p.id = project;
  return changed;
end
$$;

-- Adds a note to a project's timeline, which the client can see unless it is internal. A retry with the same key adds
-- no second note.
create function public.add_project_note(project uuid, body text, internal boolean, key uuid)
returns public.project_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  note public.project_events;
  clean_body text := private.normalise_text(add_project_note.body);
begin
  if coalesce(clean_body, '') = '' then
    raise exception 'The note is empty. Enter a text.' using errcode = 'PT400';
  end if;
  perform private.lock_project(project);
  perform private.lock_key(add_project_note.key);
  select * into note from public.project_events e where e.id = add_project_note.key;
  if found then
    perform private.check_key(note.project_id = project and note.body in (clean_body, add_project_note.body), 'note');
    return note;
  end if;
  note := private.add_project_event(project, 'note', caller, clean_body,
    coalesce(add_project_note.internal, true), add_project_note.key);
  if not note.internal then
    perform private.notify_clients(project,
      jsonb_build_object('kind', 'note', 'author', split_part(caller.name, ' ', 1), 'text', note.body));
  end if;
  return note;
end
$$;

create function public.add_project_link(project uuid, title text, url text) returns public.project_links
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  added public.project_links;
begin
  perform private.lock_project(project);
  select * into added from public.project_links l where l.project_id = project and l.url = btrim(add_project_link.url);
  if found then
    return added;
  end if;
  insert into public.project_links (project_id, title, url)
    values (project, btrim(add_project_link.title), btrim(add_project_link.url)) returning * into added;
  perform private.add_project_event(project, 'link', caller, added.title);
  return added;
end
$$;

create function public.remove_project_link(link uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project((select l.project_id from public.project_links l where l.id = link));
  delete from public.project_links l where l.id = link;
end
$$;

-- Returns the clients and staff of a project. Only staff callers get email addresses and staff IDs.
create function public.project_members(project uuid)
returns table (person text, name text, email text, is_staff boolean)
language plpgsql stable security definer set search_path = ''
as $$
declare
  is_for_staff boolean := private.is_staff();
begin
  if not exists (select from private.my_projects() visible where visible = project) then
    raise exception 'This project is not yours. Load your list of projects again.' using errcode = '42501';
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

-- Returns the clients of projects that the calling staff member can see.
create function public.project_clients(projects uuid[]) returns table (project_id uuid, name text)
language sql stable security definer set search_path = ''
as $$
  select p.project_id, private.client_name(p.user_id) from public.project_people p
    where private.is_staff() and p.project_id = any (project_clients.projects)
      and p.project_id in (select private.my_projects())
    order by 2, p.user_id
$$;

-- Adds a client to a project by their account's email address, and notifies only this client.
--
-- The project's conversation becomes the client's if a visitor without an account wrote it with the client's address.
create function public.add_project_client(project uuid, email text) returns void
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
    where private.email_key(u.email) = address and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null
    for share;
  if client is null then
    raise exception 'No client has an account with this address. Check the address, or ask the client to sign up.' using errcode = 'PT404';
  end if;
  insert into public.project_people (project_id, user_id) values (project, client) on conflict do nothing;
  is_new := found;
  update public.conversations c set client_id = client, email = confirmed, version = c.version + 1
    from public.projects p
    where p.id = project and c.id = p.conversation_id and c.client_id is null and private.email_key(c.email) = address
      and not exists (select from public.conversation_writers w where w.conversation_id = c.id);
  if is_new then
    perform private.notify_clients(project, '{"kind": "created"}', client);
  end if;
end
$$;

-- Removes a client from a project and deletes their unsent emails about the project.
create function public.remove_project_client(project uuid, client uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  delete from public.project_people p where p.project_id = project and p.user_id = client;
  delete from private.outbox o
    where o.project_id = project and o.account_id = client and o.sent_at is null;
end
$$;

-- Adds a staff member to a project or removes them. The last staff member cannot be removed.
create function public.set_project_staff(project uuid, staff_id text, is_on boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  if is_on then
    insert into public.project_staff (project_id, staff_id)
      select project, s.staff_id from public.staff s where s.staff_id = set_project_staff.staff_id
      on conflict do nothing;
    return;
  end if;
  delete from public.project_staff p where p.project_id = project and p.staff_id = set_project_staff.staff_id;
  if not exists (select from public.project_staff p where p.project_id = project) then
    raise exception 'You cannot remove the last staff member of a project. Add another one first.' using errcode = 'PT409';
  end if;
end
$$;

-- Returns the calling client's projects, with the conversation only for the client who owns it.
create function public.client_projects() returns table (
  id uuid, title text, service_id text, stage public.project_stage, due_on date, waiting_on public.project_waiting,
  waiting_for text, conversation_id uuid, sort_key integer
)
language sql stable security definer set search_path = ''
as $$
  select p.id, p.title, p.service_id, p.stage, p.due_on, p.waiting_on, p.waiting_for, c.id, p.sort_key
  from public.project_people m
    join public.projects p on p.id = m.project_id
    left join public.conversations c on c.id = p.conversation_id and c.client_id = m.user_id
  where m.user_id = private.caller_id() and private.caller_role() = 'user'
$$;

-- Returns the events of a project for its client, numbered without internal notes.
create function public.client_project_events(project uuid) returns table (
  id uuid, number integer, kind public.project_event_kind, stage public.project_stage, body text, author_name text,
  created_at timestamptz, ask_id uuid
)
language sql stable security definer set search_path = ''
as $$
  select e.id, (row_number() over (order by e.number))::integer, e.kind, e.stage, e.body, e.author_name, e.created_at,
    e.ask_id
  from public.client_projects() p join public.project_events e on e.project_id = p.id
  where p.id = client_project_events.project and not e.internal
$$;

grant execute on function public.create_project, public.change_project, public.set_project_stage,
  public.set_project_waiting, public.add_project_note, public.add_project_link, public.remove_project_link,
  public.project_members, public.project_clients, public.add_project_client, public.remove_project_client, public.set_project_staff,
  public.client_projects, public.client_project_events to authenticated, service_role;
