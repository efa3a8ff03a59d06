-- Creates the emails with work reports, monthly and on request.
--
-- The months (as their first day) whose reports were added to the outbox.
create table private.report_months (
  month date primary key constraint report_months_first_day check (extract(day from month) = 1)
);

-- The notes that staff wrote in advance for a month's report email. A month is its first day.
create table private.report_notes (
  account_id uuid not null references auth.users (id) on delete cascade,
  month date not null,
  note text not null constraint report_notes_size check (char_length(note) between 1 and 2000),
  primary key (account_id, month)
);
alter table private.report_months enable row level security;
alter table private.report_notes enable row level security;

-- Adds the previous month's reports to the outbox once, for founders and for team leaders who want them.
--
-- The reports are sent from 9:00 in India on the first day of a month, and after an outage up to the seventh.
create function private.queue_reports(p_now timestamptz default now()) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(p_now - interval '9 hours');
  this_month date := today - extract(day from today)::integer + 1;
  reported date := (this_month - interval '1 month')::date;
begin
  if today - this_month > 6 or exists (select from private.report_months r where r.month = reported) then
    return;
  end if;
  -- A simultaneous call waits for the month's row, and then adds no reports.
  insert into private.report_months (month) values (reported) on conflict do nothing;
  if not found then
    return;
  end if;
  insert into private.outbox (recipient, template, data)
    select s.email, 'work_report', jsonb_build_object('period', 'month', 'first', reported, 'zone', 'Asia/Kolkata')
    from private.active_staff() s
    where private.can_get_report(s) and s.created_at < private.start_of_day(this_month);
end
$$;

-- Returns the template data of a work report email at the time of sending, with at most 50 people or 20 projects in
-- each list.
create function private.report_data(p_email private.outbox) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  reader public.staff := private.staff_of(p_email.account_id);
  period text := p_email.data ->> 'period';
  zone text := p_email.data ->> 'zone';
  first_day date := (p_email.data ->> 'first')::date;
  last_day date := private.report_end(period, first_day);
  earlier date := (first_day - case period when 'month' then interval '1 month' else interval '7 days' end)::date;
begin
  return jsonb_build_object('period', period, 'first', first_day, 'last', last_day,
      'note', case when p_email.data ? 'requested' then p_email.data ->> 'note' else (
        select n.note from private.report_notes n where n.account_id = p_email.account_id and n.month = first_day) end)
    || (select jsonb_build_object(
        'total', jsonb_agg(r) filter (where r.staff_id is null) -> 0,
        'people', coalesce(jsonb_agg(r order by r.line) filter (where r.staff_id is not null and r.line <= 51), '[]'),
        'people_count', count(r.staff_id))
      from (select *, row_number() over () as line from private.report_rows(reader, first_day, last_day, zone)) r)
    || (select jsonb_build_object('before', to_jsonb(r))
      from private.report_rows(reader, earlier, first_day - 1, zone) r where r.staff_id is null)
    || (select jsonb_build_object('launched_count', count(*), 'launched', coalesce(
        jsonb_agg(l.title order by l.line) filter (where l.line <= 20), '[]'))
      from (select p.title, row_number() over (order by max(e.created_at) desc, p.id) as line
        from public.project_events e join public.projects p on p.id = e.project_id
        where e.kind = 'stage' and e.stage = 'live' and p.id in (select private.staff_projects(reader))
          and e.created_at >= first_day::timestamp at time zone zone
          and e.created_at < (last_day + 1)::timestamp at time zone zone
        group by p.id, p.title) l)
    || (select jsonb_build_object(
        'late', coalesce(jsonb_agg(jsonb_build_object('title', o.title, 'due', o.due_on, 'cause', o.cause,
          'reason_en', o.reason_en, 'reason_bn', o.reason_bn) order by o.due_on) filter (where o.section = 'late'), '[]'),
        'late_count', coalesce(max(o.section_count) filter (where o.section = 'late'), 0),
        'next', coalesce(jsonb_agg(jsonb_build_object('title', o.title, 'due', o.due_on, 'tasks', o.tasks)
          order by o.due_on, o.title) filter (where o.section = 'next'), '[]'),
        'next_count', coalesce(max(o.section_count) filter (where o.section = 'next'), 0))
      from private.outlook_rows(reader, period, first_day, zone) o);
end
$$;

-- Returns the normalised text of the note above the numbers of a report.
create function private.report_note(p_note text) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  clean_note text := coalesce(private.normalise_text(p_note), '');
begin
  if char_length(clean_note) > 2000 then
    raise exception 'The note is too long. Use at most 2000 characters.' using errcode = 'PT400';
  end if;
  return clean_note;
end
$$;

-- Emails the caller a work report, which begins on the first day of a month or on a Monday.
create function public.email_report(period text, first_day date, zone text, note text default '') returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if coalesce(period, '') not in ('week', 'month') or first_day is null or first_day not between '1999-12-27' and '2100-12-31'
    or extract(day from first_day) <> 1 and period = 'month' or extract(isodow from first_day) <> 1 and period = 'week' then
    raise exception 'Invalid period. Choose a week from Monday, or a month.' using errcode = 'PT400';
  end if;
  -- Rejects an unknown time zone now, because its error would later delay other emails.
  perform private.report_rows(caller, first_day, private.report_end(period, first_day), zone);
  perform private.check_rate_limit('report email', private.caller_id()::text);
  insert into private.outbox (recipient, template, data) values (caller.email, 'work_report',
    jsonb_strip_nulls(jsonb_build_object('period', period, 'first', first_day, 'zone', zone, 'requested', true,
      'note', nullif(private.report_note(note), ''))));
end
$$;

-- Returns true if the calling staff member will get the report email of a month.
create function private.gets_report(p_caller public.staff, p_month date) returns boolean
language sql stable security definer set search_path = ''
as $$
  select private.can_get_report(p_caller) and private.accepts_mail(private.caller_id(), 'report')
    and extract(day from p_month) = 1 and p_month > private.office_day(now()) - 31
    and not exists (select from private.report_months r where r.month >= p_month)
$$;

-- Returns the caller's note for a month's report email, and true if the caller will get that email.
create function public.monthly_report_note(month date) returns table (note text, gets_email boolean)
language sql stable security definer set search_path = ''
as $$
  select coalesce((select n.note from private.report_notes n
      where n.account_id = private.caller_id() and n.month = monthly_report_note.month), ''),
    coalesce(private.gets_report(private.calling_staff(), monthly_report_note.month), false)
$$;

-- Stores the caller's note for a month's report email. An empty note removes it.
create function public.keep_report_note(month date, note text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
  clean_note text := private.report_note(note);
begin
  if clean_note <> '' and private.gets_report(caller, keep_report_note.month) is not true then
    raise exception 'You get no email with the report for this month. Email the report to yourself now.' using errcode = 'PT409';
  end if;
  -- Deletes the notes of reports that were already sent.
  delete from private.report_notes n
    where n.account_id = private.caller_id() and (n.month = keep_report_note.month or n.month < private.office_day(now()) - 92);
  if clean_note <> '' then
    insert into private.report_notes (account_id, month, note)
      values (private.caller_id(), keep_report_note.month, clean_note);
  end if;
end
$$;

grant execute on function public.email_report, public.monthly_report_note, public.keep_report_note to authenticated,
  service_role;
