-- Creates the functions with which clients answer asks (staff requests) and decide about approvals.
--
-- Locks an ask (staff request) for a client of its project. The project is locked first, as in `lock_ask`, to avoid
-- deadlocks.
--
-- The error does not reveal whether an ask of other clients exists.
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

-- Stores a client's answer, which the client can replace until staff accept it. A null `p_expected_version` skips the
-- version check.
create function private.store_answer(p_ask uuid, p_account uuid, p_answer text, p_expected_version integer)
returns public.asks
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.asks := private.lock_client_ask(p_ask, p_account);
  changed public.asks;
  clean_answer text := coalesce(private.normalise_text(p_answer), '');
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
  perform private.collect_mail(s.address, 'ask_received', p_ask)
    from (select private.ask_staff(changed) as address order by address) s;
  return changed;
end
$$;

-- Stores a client's decision about the content for approval, one for each round (revision). Later callers get HTTP
-- status 409 with the name of the client who decided.
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
  -- Sends a receipt to each client, so that they notice if another person decided through a forwarded link.
  perform private.mail_ask(asked, 'ask_decided', now(), jsonb_build_object('approval', added.id));
  for address in select private.ask_staff(asked) loop
    insert into private.outbox (ask_id, project_id, recipient, template, data)
      values (p_ask, asked.project_id, address, 'ask_decided', jsonb_build_object('approval', added.id));
  end loop;
  return added;
end
$$;

-- Trigger function: deletes a client's answer when their account is deleted, after the foreign key has set
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

-- Stores the calling client's answer. For requested files, an empty answer means that all files are uploaded.
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

-- Returns the asks (staff requests) in the calling client's projects, with the decisions about their current content.
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

create trigger delete_answer before update of answered_by on public.asks
  for each row when (old.answered_by is not null and new.answered_by is null)
  execute function private.delete_answer();

grant execute on function public.answer_ask, public.decide_ask, public.client_asks to authenticated, service_role;
