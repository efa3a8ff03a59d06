-- Creates the emails with work reports: once a month, and when a staff member requests one.

-- The table `report_months` has the months whose reports were added to the outbox, each as its first day.
create table private.report_months (
  month date primary key constraint report_months_first_day check (extract(day from month) = 1)
);
alter table private.report_months enable row level security;

-- Adds the reports of the previous month to the outbox for the founders, and for the team leaders who want them. This
-- happens once for each month, from 9:00 in India on the first day. After an outage it can happen up to the seventh
-- day. A new staff member gets no report of the months before.
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
  -- A simultaneous call waits for this row until the first call is committed, and then adds nothing.
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

-- Returns the template data of a work report email, with the numbers at the time of sending. Each list of names has
-- at most 50 people or 20 projects.
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
  return jsonb_build_object('period', period, 'first', first_day, 'last', last_day)
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

-- Emails a work report to the caller. The report begins on the first day of a month, or on a Monday.
create function public.email_report(period text, first_day date, zone text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if coalesce(period, '') not in ('week', 'month') or first_day is null or first_day not between '1999-12-27' and '2100-12-31'
    or extract(day from first_day) <> 1 and period = 'month' or extract(isodow from first_day) <> 1 and period = 'week' then
    raise exception 'Invalid period. Choose a week from Monday, or a month.' using errcode = 'PT400';
  end if;
  -- An unknown time zone must fail here, because an error in the process that sends emails would also delay other
  -- emails.
  perform private.report_rows(caller, first_day, private.report_end(period, first_day), zone);
  perform private.check_rate_limit('report email', private.caller_id()::text);
  insert into private.outbox (recipient, template, data) values (caller.email, 'work_report',
    jsonb_build_object('period', period, 'first', first_day, 'zone', zone, 'requested', true));
end
$$;

grant execute on function public.email_report to authenticated, service_role;
