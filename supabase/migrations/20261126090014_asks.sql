-- Creates asks and approvals. With an ask, staff ask the clients of a project for files, a text, an answer or an
-- approval. An approval records which content a client approved. Only functions can write.

create type public.ask_kind as enum ('files', 'text', 'answer', 'approval');
create type public.ask_state as enum ('open', 'sent', 'done', 'withdrawn');
create type public.decision as enum ('approved', 'changes');
create type public.decision_way as enum ('session', 'link');

-- PostgreSQL can use new enum values only after their migration is committed. PL/pgSQL functions may contain the
-- values, because PostgreSQL parses these functions at their first call.
alter type public.project_event_kind add value 'asked';
alter type public.project_event_kind add value 'received';
alter type public.project_event_kind add value 'approved';
alter type public.project_event_kind add value 'changes';
alter type public.project_event_kind add value 'withdrawn';

create table public.asks (
  -- The browser generates the ID. A retry with the same ID therefore adds no second row.
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
  -- The state is 'sent' after the client answered or asked for changes. Staff must act next.
  state public.ask_state not null default 'open',
  answer text not null default '' constraint asks_answer_size check (char_length(answer) <= 20000),
  answered_by uuid references auth.users (id) on delete set null,
  answered_name text not null default '',
  answered_at timestamptz,
  -- The staff's comment on an insufficient answer.
  change_request text not null default ''
    constraint asks_change_request_size check (char_length(change_request) <= 2000),
  -- The file or the text that the client should approve.
  file_id uuid references public.files (id) on delete set null,
  content text constraint asks_content_size check (char_length(content) <= 20000 and content ~ '[^[:space:]]'),
  -- The revision number of the content for approval, starting at 1. New content increments the number.
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
  -- The foreign key prevents the deletion of an ask (staff request) that has an approval.
  ask_id uuid not null references public.asks (id),
  round integer not null,
  decision public.decision not null,
  -- The SHA-256 hash of the approved file or of the approved text in UTF-8.
  sha256 text not null constraint approvals_sha256_form check (sha256 ~ '^[0-9a-f]{64}$'),
  -- The name of the approved file. The name is empty for an approved text.
  content_name text not null,
  words text not null default '' constraint approvals_words_size check (char_length(words) <= 2000),
  -- This column has no foreign key, because the approval must remain after the account is deleted.
  decided_by uuid not null,
  decided_name text not null,
  way public.decision_way not null,
  decided_at timestamptz not null default now(),
  unique (ask_id, round)
);

-- The reminder emails that were already queued. A new due date leads to new reminder emails.
create table private.ask_reminders (
  ask_id uuid not null references public.asks (id) on delete cascade,
  due_on date not null,
  is_late boolean not null,
  primary key (ask_id, due_on, is_late)
);

alter table public.asks enable row level security;
alter table public.approvals enable row level security;
alter table private.ask_reminders enable row level security;
grant select on public.asks, public.approvals to authenticated;
grant all on public.asks to service_role;
grant select on public.approvals to service_role;

create policy asks_read on public.asks for select to authenticated
  using ((select private.is_staff()) and project_id in (select private.my_projects()));
create policy approvals_read on public.approvals for select to authenticated
  using ((select private.is_staff()) and ask_id in (
    select a.id from public.asks a where a.project_id in (select private.my_projects())));

alter table public.project_events
  -- The ask (staff request) that the event belongs to. Null for events without an ask.
  add column ask_id uuid references public.asks (id) on delete cascade,
  -- The client who answered or decided. Null for events that staff caused.
  add column client_id uuid references auth.users (id) on delete set null;
create index project_events_client on public.project_events (client_id) where client_id is not null;

-- A file that is uploaded for an ask (staff request) must have the same project as the ask.
alter table public.files add constraint files_ask_fkey foreign key (ask_id, project_id)
  references public.asks (id, project_id) on delete set null (ask_id);

alter table private.outbox
  add column ask_id uuid references public.asks (id) on delete cascade,
  drop constraint outbox_template_known,
  add constraint outbox_template_known check (template in ('reply', 'project_news', 'waiting_messages',
    'staff_invitation', 'asked', 'ask_reminder', 'ask_received', 'ask_decided'));
create index outbox_ask on private.outbox (ask_id) where ask_id is not null;

-- Trigger function: rejects every update and deletion of approvals, for every database role.
create function private.keep_approvals() returns trigger
language plpgsql set search_path = ''
as $$
begin
  raise exception 'An approval cannot be changed or deleted. Ask the client again.' using errcode = '42501';
end
$$;

-- Trigger function: deletes the answer of a client when the client's account is deleted. The foreign key has then set
-- `answered_by` to null.
create function private.delete_answer() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.answer := '';
  new.answered_name := '';
  return new;
end
$$;

-- Trigger function: removes a client's name from the project timeline when the client's account is deleted. Events of
-- decisions keep the name.
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

-- Replaces the function of 20261126090013_files.sql. Rejects a file if its ask (staff request) does not exist, is
-- closed or is an approval.
create or replace function private.check_file_ask(p_ask uuid, p_project uuid) returns void
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
    raise exception 'This request needs no more files. Load the project again.' using errcode = 'PT409';
  end if;
end
$$;

-- Replaces the function of 20261126090013_files.sql. Rejects the removal of a file if a client has approved the file
-- or is asked to approve it.
create or replace function private.check_file_removal(p_file public.files) returns void
language plpgsql stable security definer set search_path = ''
as $$
begin
  if exists (select from public.asks a where a.file_id = p_file.id and a.state in ('open', 'done')) then
    raise exception 'This file belongs to an approval. Withdraw the approval request first, or keep the file.'
      using errcode = 'PT409';
  end if;
end
$$;

-- Returns a client's full name for the timeline and for approvals, or the email address if the name is empty.
create function private.client_name(p_account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select left(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'fullName'), ''), u.email), 200)
  from auth.users u where u.id = p_account
$$;

-- Adds an event about an ask (staff request) to the project timeline. The project's version number does not change. A
-- client's answer therefore causes no version conflict for a staff member who edits the project.
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

-- Adds an email about an ask (staff request) to the outbox for each client of the project. If the same email is still
-- unsent, the function only postpones it. The email's content is read when the email is sent. Each decision has a
-- separate email.
create function private.mail_ask(p_ask public.asks, p_template text, p_send_after timestamptz, p_data jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  for address in select lower(u.email collate "C")
    from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = p_ask.project_id and u.email_confirmed_at is not null and u.deleted_at is null
  loop
    update private.outbox o set send_after = p_send_after, data = p_data
      where o.ask_id = p_ask.id and o.recipient = address and o.template = p_template and o.template <> 'ask_decided'
        and o.sent_at is null and o.failed_at is null and o.claimed_until is null;
    if not found then
      insert into private.outbox (ask_id, project_id, recipient, template, data, send_after)
        values (p_ask.id, p_ask.project_id, address, p_template, p_data, p_send_after);
    end if;
  end loop;
end
$$;

-- Returns the time at which the email about a new ask (staff request) is sent. If staff withdraw the ask before this
-- time, the email is not sent.
create function private.ask_mail_time() returns timestamptz
language sql stable set search_path = ''
as $$
  select now() + interval '2 minutes'
$$;

-- Returns true if an email address belongs to a founder or to a staff member of the project.
create function private.is_project_staff(p_address text, p_project uuid) returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where s.email = p_address and u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select from private.staff_invitations i where i.email = s.email)
      and (s.role = 'founder' or exists (
        select from public.project_staff p where p.project_id = p_project and p.staff_id = s.staff_id)))
$$;

-- Returns the email addresses of the staff who are notified about an ask (staff request). The staff member who
-- created the ask is notified. If this staff member no longer has access to the project, all staff of the project are
-- notified.
create function private.ask_staff(p_ask public.asks) returns setof text
language sql stable security definer set search_path = ''
as $$
  with members as (
    select s.email, s.staff_id = p_ask.asked_by as is_asker from public.staff s
    where (s.staff_id = p_ask.asked_by or s.staff_id in (
        select p.staff_id from public.project_staff p where p.project_id = p_ask.project_id))
      and private.is_project_staff(s.email, p_ask.project_id)
  )
  select m.email from members m where m.is_asker or not exists (select from members other where other.is_asker)
$$;

-- Locks the row of an ask (staff request) in a project of the calling staff member. Raises HTTP status 409 if the row
-- changed after the caller read it.
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

-- Locks the row of an ask (staff request) for a client of its project. The project is locked first, as in `lock_ask`,
-- to avoid deadlocks. The error does not reveal whether an ask of other clients exists.
create function private.lock_client_ask(p_ask uuid, p_account uuid) returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  locked public.asks;
begin
  perform from public.projects p
    where p.id = (select a.project_id from public.asks a where a.id = p_ask) for no key update;
  select a.* into locked from public.asks a join public.project_people m on m.project_id = a.project_id
    where a.id = p_ask and m.user_id = p_account and a.state <> 'withdrawn'
      and (private.staff_of(p_account)).staff_id is null for update of a;
  if not found then
    raise exception 'This request is not yours. Load your project again.' using errcode = '42501';
  end if;
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

-- Creates an ask (staff request). The caller generates the ID, so a retry creates no second ask.
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

-- Sets the state of an ask (staff request). Staff can accept an answer ('done') or return the answer to the client
-- ('open'). Staff can also withdraw the ask ('withdrawn') or undo one of these steps. Only a client's approval sets
-- an approval request to 'done'.
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
    raise exception 'This request cannot get this state. Load the project again.' using errcode = 'PT409';
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
    -- If staff withdrew the ask before its email was sent, the reopened ask needs a new email.
    perform private.mail_ask(changed, 'asked', private.ask_mail_time());
  end if;
  return changed;
end
$$;

-- Asks the clients to approve new content. The new content starts a new round (revision) of the approval.
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

-- Stores a client's answer. A null `p_expected_version` skips the version check. A client can replace the answer
-- until staff accept it. A retry with the same answer changes nothing.
create function private.store_answer(p_ask uuid, p_account uuid, p_answer text, p_expected_version integer)
returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.asks := private.lock_client_ask(p_ask, p_account);
  changed public.asks;
  clean_answer text := coalesce(private.normalise_text(p_answer), '');
  address text;
begin
  if before.state = 'sent' and before.answered_by = p_account and before.answer = clean_answer then
    return before;
  end if;
  if before.kind = 'approval' or before.state = 'done' then
    raise exception 'This request needs no answer. Load the project again.' using errcode = 'PT409';
  end if;
  perform private.check_version(before.version, coalesce(p_expected_version, before.version), 'request');
  if clean_answer = '' and not exists (select from public.files f
    where f.ask_id = p_ask and f.state = 'ready' and not f.from_staff) then
    raise exception '%', case before.kind when 'files' then 'No file is here yet. Upload a file first.'
      else 'Your answer is empty. Enter a text.' end using errcode = 'PT400';
  end if;
  update public.asks a set state = 'sent', answer = clean_answer, answered_by = p_account,
      answered_name = private.client_name(p_account), answered_at = now(), version = a.version + 1
    where a.id = p_ask returning * into changed;
  if before.state = 'sent' then
    return changed;
  end if;
  perform private.add_ask_event(changed, 'received', changed.answered_name, null, p_account);
  for address in select private.ask_staff(changed) loop
    -- Answers within fifteen minutes are collected in one email.
    update private.outbox o set data = jsonb_build_object('asks', o.data -> 'asks' || to_jsonb(p_ask))
      where o.recipient = address and o.template = 'ask_received' and o.sent_at is null and o.failed_at is null
        and o.attempts = 0 and o.claimed_until is null;
    if not found then
      insert into private.outbox (recipient, template, data, send_after)
        values (address, 'ask_received', jsonb_build_object('asks', jsonb_build_array(p_ask)),
          now() + interval '15 minutes');
    end if;
  end loop;
  return changed;
end
$$;

-- Stores a client's decision about the content for approval. Each round (revision of the content) has only one
-- decision. Later callers get HTTP status 409 with the name of the first client.
create function private.store_decision(
  p_ask uuid, p_account uuid, p_decision public.decision, p_words text, p_expected_version integer,
  p_way public.decision_way
) returns public.approvals
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.asks := private.lock_client_ask(p_ask, p_account);
  first_decision public.approvals;
  added public.approvals;
  content_hash text;
  file_name text := '';
  address text;
begin
  select * into first_decision from public.approvals p where p.ask_id = p_ask and p.round = asked.round;
  if found then
    raise exception '% % on %.', first_decision.decided_name,
      case first_decision.decision when 'approved' then 'approved this' else 'asked for changes' end,
      to_char(private.office_day(first_decision.decided_at), 'FMDD FMMonth YYYY') using errcode = 'PT409';
  end if;
  if asked.kind <> 'approval' or asked.state <> 'open' then
    raise exception 'This request needs no decision. Load the project again.' using errcode = 'PT409';
  end if;
  perform private.check_version(asked.version, coalesce(p_expected_version, asked.version), 'request');
  if p_decision is null then
    raise exception 'The decision is missing. Approve, or ask for changes.' using errcode = 'PT400';
  end if;
  if asked.content is not null then
    content_hash := encode(sha256(convert_to(asked.content, 'UTF8')), 'hex');
  else
    select f.sha256, f.name into content_hash, file_name from public.files f
      where f.id = asked.file_id and f.state = 'ready';
    if content_hash is null then
      raise exception 'The file was removed. Ask us to send it again.' using errcode = 'PT409';
    end if;
  end if;
  insert into public.approvals (ask_id, round, decision, sha256, content_name, words, decided_by, decided_name, way)
    values (p_ask, asked.round, p_decision, content_hash, file_name, coalesce(p_words, ''), p_account,
      private.client_name(p_account), p_way)
    returning * into added;
  update public.asks a set version = a.version + 1,
      state = case p_decision when 'approved' then 'done' else 'sent' end::public.ask_state
    where a.id = p_ask;
  perform private.add_ask_event(asked, p_decision::text::public.project_event_kind, added.decided_name, null,
    p_account, nullif(added.words, ''));
  -- Each client gets a receipt by email. A client therefore notices if another person decides with a forwarded link.
  perform private.mail_ask(asked, 'ask_decided', now(), jsonb_build_object('approval', added.id));
  for address in select private.ask_staff(asked) loop
    insert into private.outbox (ask_id, project_id, recipient, template, data)
      values (p_ask, asked.project_id, address, 'ask_decided', jsonb_build_object('approval', added.id));
  end loop;
  return added;
end
$$;

-- Stores the calling client's answer. If staff asked for files, an empty answer means that all files are uploaded.
create function public.answer_ask(ask uuid, answer text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.store_answer(ask, private.calling_account(), answer, expected_version);
end
$$;

create function public.decide_ask(
  ask uuid, decision public.decision, expected_version integer, words text default ''
) returns public.approvals
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return private.store_decision(ask, private.calling_account(), decision, words, expected_version, 'session');
end
$$;

-- Returns the asks (staff requests) in the calling client's projects. Each ask includes the decision about its
-- current content.
create function public.client_asks() returns table (
  id uuid, project_id uuid, project_title text, kind public.ask_kind, text_en text, text_bn text, file_count integer,
  due_on date, asked_by_name text, state public.ask_state, answer text, answered_name text, answered_at timestamptz,
  change_request text, file_id uuid, content text, round integer, version integer, created_at timestamptz,
  decision public.decision, decided_name text, decided_at timestamptz, words text, way public.decision_way,
  content_name text, sha256 text
)
language sql stable security definer set search_path = ''
as $$
  select a.id, a.project_id, p.title, a.kind, a.text_en, a.text_bn, a.file_count, a.due_on, a.asked_by_name, a.state,
    a.answer, a.answered_name, a.answered_at, a.change_request, a.file_id, a.content, a.round, a.version, a.created_at,
    d.decision, d.decided_name, d.decided_at, d.words, d.way, d.content_name, d.sha256
  from public.client_projects() p
    join public.asks a on a.project_id = p.id and a.state <> 'withdrawn'
    left join public.approvals d on d.ask_id = a.id and d.round = a.round
$$;

-- The new `export_my_data` calls the earlier function, which moves to the schema `private`.
alter function public.export_my_data() set schema private;
revoke execute on function private.export_my_data from authenticated, service_role;

-- Returns all stored data of the caller. 'asks' has the staff requests in the caller's projects. 'answers' and
-- 'approvals' have the caller's answers and decisions, including those in projects that the caller left.
create function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.export_my_data() || jsonb_build_object(
    'asks', coalesce((select jsonb_agg(to_jsonb(a) order by a.created_at, a.id) from public.client_asks() a), '[]'),
    'answers', coalesce((
      select jsonb_agg(jsonb_build_object('ask', a.id, 'answer', a.answer, 'answered_at', a.answered_at)
        order by a.answered_at, a.id)
      from public.asks a where a.answered_by = private.calling_account()), '[]'),
    'approvals', coalesce((
      select jsonb_agg(to_jsonb(d) - 'decided_by' order by d.decided_at, d.id)
      from public.approvals d where d.decided_by = private.calling_account()), '[]'))
$$;

-- Replaces the function of 20261126090007_projects.sql. The new function also returns the column `ask_id` of each
-- event.
drop function public.client_project_events(uuid);
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

-- Replaces the function of 20261126090008_email.sql. Sets the notification kind of emails about asks (staff
-- requests). Clients turn these emails off together with reply emails. Staff turn these emails off together with
-- emails about unanswered messages.
create or replace function private.admit_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reply text;
begin
  if new.message_id is not null then
    select c.client_id, m.body into new.account_id, reply
      from public.messages m join public.conversations c on c.id = m.conversation_id where m.id = new.message_id;
  else
    select u.id into new.account_id from auth.users u where lower(u.email collate "C") = new.recipient;
  end if;
  new.language := coalesce(private.language_of(new.account_id),
    case when reply ~ '[\u0980-\u09ff]' then 'bn' else 'en' end);
  if new.account_id is null or new.template = 'staff_invitation' then
    return new;
  end if;
  new.kind := case when new.template in ('waiting_messages', 'ask_received')
    or new.template = 'ask_decided' and (private.staff_of(new.account_id)).staff_id is not null
    then 'waiting' else 'reply' end;
  if private.accepts_mail(new.account_id, new.kind) then
    insert into private.unsubscribe_tokens (user_id, kind) values (new.account_id, new.kind) on conflict do nothing;
    return new;
  end if;
  update public.messages m set delivery = 'none' where m.id = new.message_id;
  return null;
end
$$;

-- Replaces the function of 20261126090008_email.sql. Project news is now never merged into an email about an ask
-- (staff request).
create or replace function private.notify_clients(p_project uuid, p_news jsonb, p_only_client uuid default null)
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  for address in select lower(u.email collate "C")
    from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = p_project and u.email_confirmed_at is not null and u.deleted_at is null
      and (p_only_client is null or u.id = p_only_client)
      and private.accepts_mail(u.id, 'reply')
  loop
    update private.outbox o set data = jsonb_build_object('news', o.data -> 'news' || p_news)
      where o.project_id = p_project and o.recipient = address and o.template = 'project_news'
        and o.sent_at is null and o.failed_at is null and o.attempts = 0 and o.claimed_until is null;
    if not found then
      insert into private.outbox (project_id, recipient, template, data, send_after)
        values (p_project, address, 'project_news', jsonb_build_object('news', jsonb_build_array(p_news)),
          now() + interval '10 minutes');
    end if;
  end loop;
end
$$;

-- Adds reminder emails for open asks (staff requests) to the outbox. The first reminder is sent one day before the
-- due date, and the second two days after it. Both are sent from 9:00 in India. A reminder is skipped for an ask that
-- was created only shortly before. The first reminder is also skipped after the due date. The second reminder is
-- skipped more than nine days after the due date.
create function private.remind_clients(p_now timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  asked public.asks;
  reminder record;
begin
  for reminder in
    select a.id, a.due_on, late.is_late from public.asks a cross join unnest(array[false, true]) as late (is_late)
    where a.state = 'open'
      and private.office_day(p_now - interval '9 hours') between a.due_on + case when late.is_late then 2 else -1 end
        and a.due_on + case when late.is_late then 9 else 0 end
      and private.office_day(a.created_at) < a.due_on + case when late.is_late then 1 else -1 end
  loop
    insert into private.ask_reminders (ask_id, due_on, is_late)
      values (reminder.id, reminder.due_on, reminder.is_late) on conflict do nothing;
    continue when not found;
    select * into asked from public.asks a where a.id = reminder.id;
    perform private.mail_ask(asked, 'ask_reminder', now(), jsonb_build_object('is_late', reminder.is_late));
  end loop;
end
$$;

-- Returns the client answers that an email to a staff member lists. Answers that staff have already accepted are
-- omitted.
create function private.received_asks(p_email private.outbox) returns setof public.asks
language sql stable security definer set search_path = ''
as $$
  select a.* from public.asks a
  where a.id in (select jsonb_array_elements_text(p_email.data -> 'asks')::uuid) and a.state = 'sent'
    and private.is_project_staff(p_email.recipient, a.project_id)
$$;

-- Returns false for a queued email that is no longer needed. An example is a reminder after the client has answered.
create function private.is_mail_needed(p_email private.outbox) returns boolean
language sql stable security definer set search_path = ''
as $$
  select case
    when p_email.template in ('asked', 'ask_reminder') then exists (
      select from public.asks a where a.id = p_email.ask_id and a.state = 'open')
    when p_email.template = 'ask_received' then exists (select from private.received_asks(p_email))
    when p_email.template = 'ask_decided' then private.is_project_staff(p_email.recipient, p_email.project_id)
      or exists (select from public.project_people p
        where p.project_id = p_email.project_id and p.user_id = p_email.account_id)
    when p_email.template = 'waiting_messages' then exists (
      select from jsonb_array_elements_text(p_email.data -> 'conversations') due
        join public.conversations c on c.id = due::uuid)
    else true end
$$;

-- Returns the text of an ask (staff request) in the given language. If this text is missing, the function returns the
-- text in the other language.
create function private.ask_text(p_ask public.asks, p_language text) returns text
language sql immutable set search_path = ''
as $$
  select coalesce(nullif(case p_language when 'bn' then p_ask.text_bn else p_ask.text_en end, ''),
    nullif(p_ask.text_en, ''), p_ask.text_bn)
$$;

-- Returns the data for the template of an email about asks (staff requests).
create function private.ask_data(p_email private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case p_email.template
    when 'ask_received' then (
      select jsonb_build_object('count', count(*), 'answers', coalesce(
        jsonb_agg(jsonb_build_object('project', r.project_id, 'title', r.title, 'name', r.answered_name,
          'text', r.text) order by r.line) filter (where r.line <= 20), '[]'))
      from (select a.project_id, p.title, a.answered_name, private.ask_text(a, p_email.language) as text,
          row_number() over (order by a.answered_at, a.id) as line
        from private.received_asks(p_email) a join public.projects p on p.id = a.project_id) r)
    else (
      select jsonb_build_object('project', p.id, 'title', p.title, 'kind', a.kind,
          'text', private.ask_text(a, p_email.language))
        || case p_email.template
          when 'ask_decided' then (
            select jsonb_build_object('decision', d.decision, 'name', d.decided_name, 'words', d.words,
              'file', d.content_name, 'sha256', d.sha256, 'at', d.decided_at)
            from public.approvals d where d.id = (p_email.data ->> 'approval')::uuid)
          else jsonb_build_object('author', split_part(a.asked_by_name, ' ', 1), 'count', a.file_count,
            'due', a.due_on, 'change', a.change_request, 'is_late', coalesce(p_email.data -> 'is_late', 'false')) end
      from public.asks a join public.projects p on p.id = a.project_id where a.id = p_email.ask_id) end
$$;

-- Replaces the function of 20261126090008_email.sql. Also returns the template data of emails about asks (staff
-- requests).
create or replace function private.email_data(p_email private.outbox) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select case p_email.template
    when 'reply' then (select private.reply_data(m) from public.messages m where m.id = p_email.message_id)
    when 'project_news' then (
      select p_email.data || jsonb_build_object('project', p.id, 'title', p.title)
      from public.projects p where p.id = p_email.project_id)
    when 'waiting_messages' then (
      select jsonb_build_object('count', count(*), 'messages', coalesce(
        jsonb_agg(jsonb_build_object('name', c.name, 'subject', c.subject) order by c.line) filter (where c.line <= 20),
        '[]'))
      from (select w.name, w.subject, row_number() over (order by w.sort_key, w.id) as line from public.conversations w
        where w.id in (select jsonb_array_elements_text(p_email.data -> 'conversations')::uuid)) c)
    when 'staff_invitation' then p_email.data
    else private.ask_data(p_email) end
$$;

-- Does the work that is due: adds notices to staff and reminders to clients to the outbox. `claim_mails` calls it at
-- least once a minute.
create function private.run_due_work() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.notify_staff();
  perform private.remind_clients();
end
$$;

-- Replaces the function of 20261126090008_email.sql. Also queues reminder emails, and deletes emails that are no
-- longer needed.
create or replace function public.claim_mails(maximum integer) returns table (
  id uuid, message_id uuid, mail_id text, recipient text, template text, language text, data jsonb,
  reply_token text, thread text[], attempts integer, kind public.notification_kind, unsubscribe_token text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.run_due_work();
  delete from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.send_after <= now() and not private.is_mail_needed(o);
  return query
    with due as (
      select o.id from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.send_after <= now()
        and (o.claimed_until is null or o.claimed_until <= now()) and private.is_mail_needed(o)
      order by o.send_after, o.created_at limit maximum for update skip locked
    ), claimed as (
      update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due where o.id = due.id returning o.*
    )
    select o.id, o.message_id, coalesce(private.message_mail_id(o.message_id), 'mail.' || o.id), o.recipient,
      o.template, o.language, private.email_data(o), private.reply_token(m.conversation_id),
      case when m.id is not null then array['conversation.' || m.conversation_id] || array(
        select earlier.mail from (
          select e.number, coalesce(f.mail_id, case e.kind when 'staff' then private.message_mail_id(e.id) end) as mail
          from public.messages e left join private.message_origins f on f.message_id = e.id
          where e.conversation_id = m.conversation_id and e.number < m.number
            and (f.mail_id is not null or e.kind = 'staff')
          order by e.number desc limit 10) earlier
        order by earlier.number)
      else array[]::text[] end,
      o.attempts, o.kind, t.token
    from claimed o left join public.messages m on m.id = o.message_id
      left join private.unsubscribe_tokens t on t.user_id = o.account_id and t.kind = o.kind
    order by o.send_after, o.created_at;
end
$$;

create trigger a_normalise before insert or update of text_en, text_bn, answer, change_request, content on public.asks
  for each row execute function private.normalise_columns('text_en', 'text', 'text_bn', 'text', 'answer', 'text',
    'change_request', 'text', 'content', 'text');
create trigger delete_answer before update of answered_by on public.asks
  for each row when (old.answered_by is not null and new.answered_by is null)
  execute function private.delete_answer();
create trigger delete_event_author before update of client_id on public.project_events
  for each row when (old.client_id is not null and new.client_id is null)
  execute function private.delete_event_author();
create trigger a_normalise before insert on public.approvals
  for each row execute function private.normalise_columns('words', 'text');
create trigger keep_approvals before update or delete on public.approvals
  for each row execute function private.keep_approvals();
create trigger keep_all_approvals before truncate on public.approvals
  for each statement execute function private.keep_approvals();
-- `enable always` makes these triggers fire even if a session disables triggers or the database applies a
-- replication.
alter table public.approvals enable always trigger keep_approvals, enable always trigger keep_all_approvals;

grant execute on function public.add_ask, public.change_ask, public.set_ask_state, public.ask_again, public.answer_ask,
  public.decide_ask, public.client_asks, public.client_project_events, public.export_my_data to authenticated, service_role;
