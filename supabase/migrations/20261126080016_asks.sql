-- Creates asks, with which staff ask a project's clients for files, a text, an answer or an approval.
--
-- An approval records which content a client approved.

create type public.ask_kind as enum ('files', 'text', 'answer', 'approval');
create type public.ask_state as enum ('open', 'sent', 'done', 'withdrawn');
create type public.decision as enum ('approved', 'changes');
create type public.decision_way as enum ('session', 'link');

create table public.asks (
  -- The ID that the browser chose, so that a retry adds no second row.
  id uuid primary key,
  project_id uuid not null references public.projects (id) on delete cascade,
  kind public.ask_kind not null,
  text_en text not null default '' constraint asks_text_en_size check (char_length(text_en) <= 300),
  text_bn text not null default '' constraint asks_text_bn_size check (char_length(text_bn) <= 300),
  file_count integer constraint asks_file_count_range
    check (case when kind = 'files' then file_count between 1 and 50 else file_count is null end),
  due_on date constraint asks_due_on_range check (due_on between date '2000-01-01' and date '2100-12-31'),
  asked_by text references public.staff (staff_id) on update cascade on delete set null,
  -- The name that the staff member had when they created the request.
  asked_by_name text not null,
  -- The state of the ask (staff request). After 'sent', staff must act next.
  state public.ask_state not null default 'open',
  answer text not null default '' constraint asks_answer_size check (char_length(answer) <= 20000),
  answered_by uuid references auth.users (id) on delete set null,
  answered_name text not null default '',
  answered_at timestamptz,
  -- The comment of staff on a client's answer that they sent back for changes.
  change_request text not null default ''
    constraint asks_change_request_size check (char_length(change_request) <= 2000),
  -- The file or the text that the client should approve.
  file_id uuid references public.files (id) on delete set null,
  content text constraint asks_content_size check (char_length(content) <= 20000 and content ~ '[^[:space:]]'),
  -- The revision number of the content for approval, from 1.
  round integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint asks_text_given check (text_en ~ '[^[:space:]]' or text_bn ~ '[^[:space:]]'),
  constraint asks_content_of_approval check (
    case when kind = 'approval' then file_id is null or content is null else file_id is null and content is null end),
  unique (id, project_id)
);
create index asks_project on public.asks (project_id, created_at);
create index asks_due on public.asks (due_on) where state = 'open';

create table public.approvals (
  id uuid primary key default gen_random_uuid(),
  -- The foreign key prevents deleting an ask (staff request) with an approval.
  ask_id uuid not null references public.asks (id),
  round integer not null,
  decision public.decision not null,
  -- The SHA-256 hash of the approved file or of the approved text in UTF-8.
  sha256 text not null constraint approvals_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The name of the approved file, empty for an approved text.
  content_name text not null,
  words text not null default '' constraint approvals_words_size check (char_length(words) <= 2000),
  -- The client's account, without a foreign key, because the approval remains after the account is deleted.
  decided_by uuid not null,
  decided_name text not null,
  way public.decision_way not null,
  decided_at timestamptz not null default now(),
  unique (ask_id, round)
);

-- Adds the foreign keys of the earlier tables for events and files. A file for an ask (staff request) must have the
-- ask's project.
alter table public.project_events add constraint project_events_ask_id_fkey foreign key (ask_id)
  references public.asks (id) on delete cascade;
alter table public.files add constraint files_ask_fkey foreign key (ask_id, project_id)
  references public.asks (id, project_id) on delete set null (ask_id);

alter table public.asks enable row level security;
alter table public.approvals enable row level security;
grant select on public.asks, public.approvals to authenticated;
grant all on public.asks to service_role;
grant select on public.approvals to service_role;

-- Trigger function: rejects every update and deletion of approvals.
create function private.keep_approvals() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'An approval cannot be changed or deleted. Ask the client again.' using errcode = '42501';
end
$$;

-- Rejects a file if its ask (staff request) does not exist, is closed or is an approval.
create function private.check_file_ask(p_ask uuid, p_project uuid) returns void
language plpgsql stable security definer set search_path = ''
as $$
declare
  asked public.asks;
begin
  select * into asked from public.asks a where a.id = p_ask and a.project_id = p_project;
  if not found then
    raise exception 'This request does not exist. Load the project again.' using errcode = 'PT404';
  end if;
  if asked.kind = 'approval' or asked.state in ('done', 'withdrawn') then
    raise exception 'This request needs no more files. Load the project again.'
      using errcode = 'PT409', detail = 'ask_closed';
  end if;
end
$$;

-- Rejects the removal of a file that a client has approved or is asked to approve.
create function private.check_file_removal(p_file public.files) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.asks a where a.file_id = p_file.id and a.state in ('open', 'done')) then
    raise exception 'This file belongs to an approval. Withdraw the approval request first, or keep the file.'
      using errcode = 'PT409';
  end if;
end
$$;

-- Adds an event about an ask (staff request) to the project timeline. The project's version stays, so that a client's
-- answer causes no version conflict for staff.
create function private.add_ask_event(
  p_ask public.asks, p_kind public.project_event_kind, p_author_name text, p_staff_id text, p_client uuid default null,
  p_body text default null
) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.projects p set updated_at = now() where p.id = p_ask.project_id;
  insert into public.project_events (project_id, number, kind, body, author, author_name, ask_id, client_id)
    select p_ask.project_id, coalesce(max(e.number), 0) + 1, p_kind,
      coalesce(p_body, nullif(p_ask.text_en, ''), p_ask.text_bn), p_staff_id, p_author_name, p_ask.id, p_client
    from public.project_events e where e.project_id = p_ask.project_id;
end
$$;

-- Locks an ask (staff request) in a project of the calling staff member, and raises HTTP status 409 if it changed
-- after the caller read it.
create function private.lock_ask(p_ask uuid, p_expected_version integer) returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.asks;
begin
  perform private.lock_project((select a.project_id from public.asks a where a.id = p_ask));
  select * into locked from public.asks a where a.id = p_ask for update;
  perform private.check_version(locked.version, p_expected_version, 'request');
  return locked;
end
$$;

-- Rejects an approval request unless it has exactly one file of the project or one text.
create function private.check_ask_content(p_project uuid, p_file uuid, p_content text) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if num_nonnulls(p_file, p_content) <> 1 then
    raise exception 'An approval needs a file or a text, but not both. Choose one.' using errcode = 'PT400';
  end if;
  if p_file is not null and not exists (select from public.files f
    where f.id = p_file and f.project_id = p_project and f.state = 'ready' and f.sha256 is not null) then
    raise exception 'This file is not in the project. Upload it first.' using errcode = 'PT400';
  end if;
end
$$;

-- Creates an ask (staff request) under an ID that the caller chooses, so that a retry creates no second ask.
create function public.add_ask(
  id uuid, project uuid, kind public.ask_kind, text_en text default '', text_bn text default '',
  file_count integer default null, due_on date default null, file uuid default null, content text default null
) returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  clean_content text := nullif(private.normalise_text(add_ask.content), '');
  added public.asks;
begin
  perform private.lock_project(project);
  perform private.lock_key(add_ask.id);
  select * into added from public.asks a where a.id = add_ask.id;
  if found then
    perform private.check_key(added.project_id = project and added.kind = add_ask.kind, 'request');
    return added;
  end if;
  if add_ask.kind = 'approval' or num_nonnulls(file, clean_content) > 0 then
    perform private.check_ask_content(project, file, clean_content);
  end if;
  insert into public.asks (id, project_id, kind, text_en, text_bn, file_count, due_on, asked_by, asked_by_name, file_id,
      content)
    values (add_ask.id, project, add_ask.kind, coalesce(add_ask.text_en, ''), coalesce(add_ask.text_bn, ''),
      add_ask.file_count, add_ask.due_on, caller.staff_id, caller.name, file, clean_content)
    returning * into added;
  perform private.add_ask_event(added, 'asked', caller.name, caller.staff_id);
  perform private.mail_ask(added, 'asked', private.ask_mail_time());
  return added;
end
$$;

create function public.change_ask(ask uuid, expected_version integer, text_en text, text_bn text, due_on date)
returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  changed public.asks := private.lock_ask(ask, expected_version);
begin
  if changed.state in ('done', 'withdrawn') then
    raise exception 'This request is closed. Reopen it first.' using errcode = 'PT409';
  end if;
  update public.asks a set text_en = coalesce(change_ask.text_en, ''), text_bn = coalesce(change_ask.text_bn, ''),
      due_on = change_ask.due_on, version = a.version + 1
    where a.id = ask returning * into changed;
  return changed;
end
$$;

-- Sets the state of an ask (staff request): staff can accept an answer, send it back, withdraw the ask, or undo these
-- steps.
--
-- Only a client's approval sets an approval request to 'done'.
create function public.set_ask_state(
  ask uuid, state public.ask_state, expected_version integer, change_request text default ''
) returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  before public.asks := private.lock_ask(ask, expected_version);
  changed public.asks;
  request text := coalesce(private.normalise_text(set_ask_state.change_request), '');
  decision public.decision := (
    select p.decision from public.approvals p where p.ask_id = before.id and p.round = before.round);
  allowed public.ask_state[] := case
    when before.kind <> 'approval' and before.answered_at is null then '{open,done,withdrawn}'
    when before.kind <> 'approval' then '{open,sent,done,withdrawn}'
    when decision is null then '{open,withdrawn}'
    when decision = 'changes' then '{sent,withdrawn}'
    else '{done}' end;
begin
  if set_ask_state.state is null or set_ask_state.state <> all (allowed) then
    raise exception 'The state of this request does not allow this change. Load the project again.' using errcode = 'PT409';
  end if;
  if set_ask_state.state = before.state and request in ('', before.change_request) then
    return before;
  end if;
  update public.asks a set state = set_ask_state.state, version = a.version + 1,
      change_request = case when request <> '' then request
        when 'withdrawn' in (before.state, set_ask_state.state) then a.change_request else '' end
    where a.id = ask returning * into changed;
  if changed.state = 'withdrawn' then
    perform private.add_ask_event(changed, 'withdrawn', caller.name, caller.staff_id);
  elsif changed.state = 'open' and request <> '' then
    perform private.add_ask_event(changed, 'changes', caller.name, caller.staff_id, p_body => request);
    perform private.mail_ask(changed, 'asked', private.ask_mail_time());
  elsif changed.state = 'open' and before.state = 'withdrawn'
    and not exists (select from private.outbox o where o.ask_id = ask and o.template = 'asked') then
    -- A reopened ask needs a new email if staff withdrew it before its email was sent.
    perform private.mail_ask(changed, 'asked', private.ask_mail_time());
  end if;
  return changed;
end
$$;

-- Asks the clients to approve new content, which starts a new round (revision) of the approval.
create function public.ask_again(ask uuid, expected_version integer, file uuid default null, content text default null)
returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  changed public.asks := private.lock_ask(ask, expected_version);
  clean_content text := nullif(private.normalise_text(ask_again.content), '');
begin
  if changed.kind <> 'approval' or changed.state in ('done', 'withdrawn') then
    raise exception 'This request is closed. Create a new request.' using errcode = 'PT409';
  end if;
  perform private.check_ask_content(changed.project_id, file, clean_content);
  update public.asks a set file_id = file, content = clean_content, round = a.round + 1, state = 'open',
      version = a.version + 1
    where a.id = ask returning * into changed;
  perform private.add_ask_event(changed, 'asked', caller.name, caller.staff_id);
  perform private.mail_ask(changed, 'asked', private.ask_mail_time());
  return changed;
end
$$;

-- Returns the projects that wait for the client, because of the next step or an open ask (staff request).
create function public.projects_waiting_for_client() returns setof public.projects
language sql stable security invoker
begin atomic
  select p.* from public.projects p
    where p.waiting_on = 'client' or p.id in (select a.project_id from public.asks a where a.state = 'open');
end;

create policy asks_read on public.asks for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy approvals_read on public.approvals for select to authenticated
  using ((select private.is_staff()) and ask_id in (
    select a.id from public.asks a where a.project_id in (select private.my_projects())));

create trigger a_normalise before insert or update of text_en, text_bn, answer, change_request, content on public.asks
  for each row execute function private.normalise_columns('text_en', 'text', 'text_bn', 'text', 'answer', 'text',
    'change_request', 'text', 'content', 'text');
create trigger a_normalise before insert on public.approvals
  for each row execute function private.normalise_columns('words', 'text');
create trigger touch_project after update of version on public.asks
  for each row execute function private.touch_project_of_row();
create trigger keep_approvals before update or delete on public.approvals
  for each row execute function private.keep_approvals();
create trigger keep_all_approvals before truncate on public.approvals
  for each statement execute function private.keep_approvals();
-- `enable always` makes these triggers fire even if a session disables triggers.
alter table public.approvals enable always trigger keep_approvals, enable always trigger keep_all_approvals;

grant execute on function public.add_ask, public.change_ask, public.set_ask_state, public.ask_again,
  public.projects_waiting_for_client to authenticated, service_role;
