-- Creates the emails about asks (staff requests) and approvals, and the reminders to clients.
--
-- The reminder emails that were already queued. A new due date leads to new reminders.
create table private.ask_reminders (
  ask_id uuid not null references public.asks (id) on delete cascade,
  due_on date not null,
  is_late boolean not null,
  primary key (ask_id, due_on, is_late)
);

alter table private.ask_reminders enable row level security;

-- Adds an email about an ask (staff request) to the outbox for each client of the project, or postpones an unsent one.
-- Each decision of a client gets a separate email.
create function private.mail_ask(p_ask public.asks, p_template text, p_send_after timestamptz, p_data jsonb default '{}')
returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text;
begin
  for address in select private.project_client_addresses(p_ask.project_id) loop
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

-- Returns the time for sending the email about a new ask (staff request). Staff can withdraw the ask before, without
-- an email.
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
    select from private.active_staff() s
    where s.email = p_address and (s.role = 'founder' or exists (
      select from public.project_staff p where p.project_id = p_project and p.staff_id = s.staff_id)))
$$;

-- Returns the email addresses of the staff who are notified about an ask (staff request): its creator, or all staff of
-- the project if the creator has lost access.
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

-- Adds reminder emails for open asks (staff requests) to the outbox, one day before the due date and two days after
-- it.
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

-- Returns the client answers that an email to a staff member lists, except those already accepted.
create function private.received_asks(p_email private.outbox) returns setof public.asks
language sql stable security definer set search_path = ''
as $$
  select a.* from public.asks a
  where a.id in (select jsonb_array_elements_text(p_email.data -> 'ids')::uuid) and a.state = 'sent'
    and private.is_project_staff(p_email.recipient, a.project_id)
$$;

-- Returns the text of an ask (staff request) in the given language, or in the other language without a translation.
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
