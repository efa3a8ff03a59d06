-- Creates projects and their timelines, which only the founder and the project's clients and staff can see.

create type public.project_stage as enum ('planned', 'designing', 'building', 'in_review', 'live', 'cared_for');
create type public.project_waiting as enum ('client', 'us');
create type public.project_event_kind as enum (
  'made', 'stage', 'note', 'waiting', 'link', 'asked', 'received', 'approved', 'changes', 'withdrawn'
);

create table public.projects (
  id uuid primary key default gen_random_uuid(),
  title text not null
    constraint projects_title_size check (char_length(title) <= 120 and title ~ '[^[:space:]]'),
  -- The ID of a service in the site's list of services.
  service_id text not null constraint projects_service_form check (service_id ~ '^[a-z][a-z-]{0,39}$'),
  stage public.project_stage not null default 'planned',
  -- Rejects a due date whose year has two or five digits, which is a typing mistake.
  due_on date constraint projects_due_on_range check (due_on between date '2000-01-01' and date '2100-12-31'),
  -- The side (client or company) that the project waits for, if any.
  waiting_on public.project_waiting,
  waiting_for text not null default '' constraint projects_waiting_for_size check (char_length(waiting_for) <= 300),
  -- The conversation from which the project was created.
  conversation_id uuid unique references public.conversations (id) on delete set null,
  -- The version of this row, incremented by each change. A caller must send the version that they read.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  -- The time of the project's last change, including internal changes, so only staff can read it.
  updated_at timestamptz not null default now(),
  -- The sort key of project lists, ascending. Projects with a due date come first, and finished projects come last.
  sort_key integer not null generated always as (
    case when stage in ('live', 'cared_for') then 1000000 else 0 end
      + coalesce(due_on - date '2000-01-01', 500000)) stored,
  constraint projects_waiting_said check ((waiting_on is null) = (waiting_for !~ '[^[:space:]]'))
);
create index projects_sort_key on public.projects (sort_key, id);

create table public.project_people (
  project_id uuid not null references public.projects (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  primary key (project_id, user_id)
);
create index project_people_user on public.project_people (user_id);

create table public.project_staff (
  project_id uuid not null references public.projects (id) on delete cascade,
  staff_id text not null references public.staff (staff_id) on update cascade on delete cascade,
  primary key (project_id, staff_id)
);
create index project_staff_staff on public.project_staff (staff_id);

-- The timeline events of projects, which never change.
create table public.project_events (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  -- The number of the event in its project, from 1.
  number integer not null,
  kind public.project_event_kind not null,
  -- The new stage of the project, for events of the types 'made' and 'stage'.
  stage public.project_stage,
  body text not null default '' constraint project_events_body_size check (char_length(body) <= 5000),
  internal boolean not null default false,
  author text references public.staff (staff_id) on update cascade on delete set null,
  -- The author's name at the time of the event.
  author_name text not null default '',
  created_at timestamptz not null default now(),
  -- The ask (staff request) of the event, if any.
  ask_id uuid,
  -- The client who answered or decided, null for events of staff.
  client_id uuid references auth.users (id) on delete set null,
  unique (project_id, number)
);
create index project_events_created on public.project_events (created_at) where kind = 'stage';
create index project_events_client on public.project_events (client_id) where client_id is not null;

create table public.project_links (
  id uuid primary key default gen_random_uuid(),
  project_id uuid not null references public.projects (id) on delete cascade,
  title text not null
    constraint project_links_title_size check (char_length(title) <= 120 and title ~ '[^[:space:]]'),
  url text not null
    constraint project_links_url_form check (char_length(url) <= 1000 and url ~ '^https://[^[:space:]/]+[^[:space:]]*$')
    -- Rejects a user name before the host, which could imitate a host (`https://torsa.example@evil.example/`).
    constraint project_links_url_host check (url ~ '^https://[^[:space:]/?#@\\]+([/?#][^[:space:]]*)?$'),
  created_at timestamptz not null default now()
);
create index project_links_project on public.project_links (project_id, created_at);

alter table public.projects enable row level security;
alter table public.project_people enable row level security;
alter table public.project_staff enable row level security;
alter table public.project_events enable row level security;
alter table public.project_links enable row level security;
grant select on public.projects, public.project_people, public.project_staff, public.project_events,
  public.project_links to authenticated;
grant all on public.projects, public.project_people, public.project_staff, public.project_events,
  public.project_links to service_role;

-- Returns the IDs of the projects that a staff member can see.
create function private.staff_projects(p_staff public.staff) returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select p.id from public.projects p where p_staff.role = 'founder'
    union all
    select s.project_id from public.project_staff s where p_staff.role = 'team' and s.staff_id = p_staff.staff_id;
end
$$;

-- Returns the IDs of the projects that the caller can see. Policies call it once per query.
create function private.my_projects() returns setof uuid
language plpgsql stable security definer set search_path = ''
as $$
begin
  return query
    select private.staff_projects(private.staff_of(private.caller_id()))
    union all
    select p.project_id from public.project_people p
      where private.caller_role() = 'user' and p.user_id = (select private.caller_id());
end
$$;

-- Returns a client's full name, or the email address if the name is empty.
create function private.client_name(p_account uuid) returns text
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select left(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'fullName'), ''), u.email), 200)
    from auth.users u where u.id = p_account
  );
end
$$;

-- Locks a project until the transaction ends, if the calling staff member can change it. The error does not reveal
-- whether a project of other staff exists.
create function private.lock_project(p_project uuid) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.projects;
begin
  perform private.calling_staff();
  select * into locked from public.projects p
    where p.id = p_project and p.id in (select private.my_projects()) for update;
  if not found then
    raise exception 'This project is not yours. Load your list of projects again.' using errcode = '42501';
  end if;
  return locked;
end
$$;

-- Locks a project, and raises HTTP status 409 if it changed after the caller read it.
create function private.lock_project_version(p_project uuid, p_expected_version integer) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.projects := private.lock_project(p_project);
begin
  perform private.check_version(locked.version, p_expected_version, 'project');
  return locked;
end
$$;

-- Adds an event to a project's timeline and increments the version of the project.
create function private.add_project_event(
  p_project uuid, p_kind public.project_event_kind, p_author public.staff, p_body text default '',
  p_is_internal boolean default false, p_event_id uuid default gen_random_uuid()
) returns public.project_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  added public.project_events;
  reached public.project_stage;
begin
  update public.projects p set version = p.version + 1, updated_at = now()
    where p.id = p_project returning p.stage into reached;
  insert into public.project_events (id, project_id, number, kind, stage, body, internal, author, author_name)
    values (p_event_id, p_project,
      coalesce((select max(e.number) from public.project_events e where e.project_id = p_project), 0) + 1,
      p_kind, case when p_kind in ('made', 'stage') then reached end, p_body, p_is_internal, p_author.staff_id, p_author.name)
    returning * into added;
  return added;
end
$$;

-- Sets the project's time of last change. It skips a project that another transaction has locked, because a wait could
-- end in a deadlock.
create function private.touch_project(p_project uuid) returns void
language sql volatile security definer set search_path = ''
as $$
  update public.projects p set updated_at = now()
  where p.id in (
    select l.id from public.projects l where l.id = p_project and l.updated_at < now()
    for no key update skip locked)
$$;

-- Trigger function: updates the time of last change of the projects to which a changed row belongs.
create function private.touch_project_of_row() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.touch_project(old.project_id);
  perform private.touch_project(new.project_id);
  return null;
end
$$;

-- Trigger function: removes a client's name from project timelines when the account is deleted, except from decisions.
create function private.delete_event_author() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if new.kind = 'received' then
    new.author_name := '';
  end if;
  return new;
end
$$;

create policy projects_read on public.projects for select to authenticated
  using ((select private.is_staff()) and id in (select private.my_projects()));
create policy project_people_read on public.project_people for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_staff_read on public.project_staff for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_events_read on public.project_events for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy project_links_read on public.project_links for select to authenticated
  using (project_id in (select private.my_projects()));

create trigger a_normalise before insert or update of title, waiting_for on public.projects
  for each row execute function private.normalise_columns('title', 'line', 'waiting_for', 'text');
create trigger a_normalise before insert or update of body on public.project_events
  for each row execute function private.normalise_columns('body', 'text');
create trigger a_normalise before insert or update of title, url on public.project_links
  for each row execute function private.normalise_columns('title', 'line', 'url', 'line');
create trigger touch_project after insert or delete on public.project_people
  for each row execute function private.touch_project_of_row();
create trigger touch_project after insert or delete on public.project_staff
  for each row execute function private.touch_project_of_row();
create trigger touch_project after insert or delete on public.project_links
  for each row execute function private.touch_project_of_row();
create trigger delete_event_author before update of client_id on public.project_events
  for each row when (old.client_id is not null and new.client_id is null)
  execute function private.delete_event_author();

grant execute on function private.my_projects to authenticated;
