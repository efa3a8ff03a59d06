-- Creates the links of a project to more conversations. A link gives no right to read its conversation.

create table public.project_conversations (
  conversation_id uuid primary key references public.conversations (id) on delete cascade,
  project_id uuid not null references public.projects (id) on delete cascade,
  linked_at timestamptz not null default now()
);
create index project_conversations_project on public.project_conversations (project_id, linked_at);

alter table public.project_conversations enable row level security;
grant select on public.project_conversations to authenticated;
grant all on public.project_conversations to service_role;

-- Returns true if a project, even one that the caller cannot see, was created from the conversation or is linked with
-- it.
create function private.has_project(p_conversation uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (select from public.projects p where p.conversation_id = p_conversation)
    or exists (select from public.project_conversations l where l.conversation_id = p_conversation)
$$;

-- Links a conversation with a project of the calling staff member, without adding its client to the project.
create function public.link_conversation(conversation uuid, project uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  perform from public.conversations c where c.id = conversation for update;
  if not found then
    raise exception 'This conversation does not exist. Load the list of conversations again.' using errcode = 'PT404';
  end if;
  if exists (select from public.project_conversations l
    where l.conversation_id = conversation and l.project_id = project) then
    return;
  end if;
  if private.has_project(conversation) then
    raise exception 'This conversation already has a project. Open that project.' using errcode = 'PT409';
  end if;
  insert into public.project_conversations (conversation_id, project_id) values (conversation, project);
end
$$;

create function public.unlink_conversation(conversation uuid, project uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_project(project);
  delete from public.project_conversations l where l.conversation_id = conversation and l.project_id = project;
end
$$;

-- Notifies only the staff of the project, because clients do not see the links.
create function private.broadcast_project_conversation() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  project uuid := coalesce(new.project_id, old.project_id);
begin
  perform private.broadcast_project_staff(project, 'project', project);
  return null;
end
$$;

-- Trigger function: updates the time of last change of the projects to which a new message belongs.
create function private.touch_projects_of_message() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.touch_project(c.project_id) from (
    select p.id as project_id from public.projects p where p.conversation_id = new.conversation_id
    union
    select l.project_id from public.project_conversations l where l.conversation_id = new.conversation_id) c;
  return null;
end
$$;

create policy project_conversations_read on public.project_conversations for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));

create trigger touch_project after insert or delete on public.project_conversations
  for each row execute function private.touch_project_of_row();
create trigger touch_projects after insert on public.messages
  for each row execute function private.touch_projects_of_message();
create trigger broadcast_project_conversation after insert or delete on public.project_conversations
  for each row execute function private.broadcast_project_conversation();

grant execute on function public.link_conversation, public.unlink_conversation to authenticated, service_role;
