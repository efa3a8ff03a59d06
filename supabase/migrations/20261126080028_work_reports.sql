-- Creates the statistics and the report of the staff's work.
--
-- Returns the state, on one day, of all projects and tasks that the caller can see.
create function public.work_figures(today date) returns table (
  planned integer, designing integer, building integer, in_review integer, live integer, cared_for integer,
  late_projects integer, late_tasks integer, my_tasks integer,
  latest_task text, latest_due date, latest_project uuid, latest_project_title text
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  return query
    with visible as materialized (
      select p.* from public.projects p where p.id in (select private.my_projects())
    ), open_tasks as materialized (
      select t.title, t.due_on, t.assignee, t.id, m.id as project, m.title as project_title
      from public.tasks t left join visible m on m.id = t.project_id
      where t.state <> 'done' and (t.project_id is null or m.id is not null)
    ), latest as (
      select * from open_tasks o where o.due_on < today order by o.due_on, o.id limit 1
    )
    select p.*, o.*, l.title, l.due_on, l.project, l.project_title
    from (
      select (count(*) filter (where m.stage = 'planned'))::integer,
        (count(*) filter (where m.stage = 'designing'))::integer,
        (count(*) filter (where m.stage = 'building'))::integer,
        (count(*) filter (where m.stage = 'in_review'))::integer,
        (count(*) filter (where m.stage = 'live'))::integer,
        (count(*) filter (where m.stage = 'cared_for'))::integer,
        (count(*) filter (where m.due_on < today and m.stage not in ('live', 'cared_for')))::integer
      from visible m) p
    cross join (
      select (count(*) filter (where t.due_on < today))::integer,
        (count(*) filter (where t.assignee = caller.staff_id))::integer
      from open_tasks t) o
    left join latest l on true;
end
$$;

-- Returns the work report of a range of days: a total without an ID, and rows for the people that the reader leads, or
-- for the reader.
create function private.report_rows(p_reader public.staff, p_first_day date, p_last_day date, p_zone text) returns table (
  staff_id text, name text, moved integer, done integer, overdue integer, answered integer, median_reply integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  begins timestamptz := p_first_day::timestamp at time zone p_zone;
  ends timestamptz := (p_last_day + 1)::timestamp at time zone p_zone;
  -- The last due date that counts as overdue, because a task that is due today is not overdue yet.
  over date := least(p_last_day, (now() at time zone p_zone)::date - 1);
begin
  if begins is null or ends is null or ends <= begins or p_last_day - p_first_day > 366 then
    raise exception 'Invalid range of days. Choose a first day and a last day within one year.' using errcode = 'PT400';
  end if;
  return query
    with visible as materialized (
      select private.staff_projects(p_reader) as id
    ), answers as materialized (
      select reply.author_id, extract(epoch from reply.created_at - c.created_at)::double precision as seconds
        from public.conversations c
        cross join lateral (
          select m.created_at, o.author_id from public.messages m
            left join private.message_origins o on o.message_id = m.id
            where m.conversation_id = c.id and m.kind = 'staff' order by m.number limit 1) reply
        where c.created_at >= begins and c.created_at < ends and c.status <> 'spam'
    ), authors as materialized (
      select a.author_id, (private.staff_of(a.author_id)).staff_id from (select distinct author_id from answers) a
    ), facts as (
      select e.author as person, 'moved' as fact, null::double precision as seconds
        from public.project_events e
        where e.kind = 'stage' and e.created_at >= begins and e.created_at < ends
          and e.project_id in (select id from visible)
      union all
      select t.assignee, 'done', null from public.tasks t
        where t.done_at >= begins and t.done_at < ends and (t.project_id is null or t.project_id in (select id from visible))
      union all
      select t.assignee, 'overdue', null from public.tasks t
        where t.due_on <= over and t.created_at < ends and (t.done_at is null or t.done_at >= ends)
          and (t.project_id is null or t.project_id in (select id from visible))
      union all
      select w.staff_id, 'answered', a.seconds
        from answers a join authors w on w.author_id is not distinct from a.author_id
    ), people as (
      select null::text as id, '' as called, 0 as line
      union all
      select s.staff_id, s.name, 1 from public.staff s
        where p_reader.team_role is distinct from 'team_member' or s.staff_id = p_reader.staff_id
    )
    select p.id, p.called,
      (count(*) filter (where f.fact = 'moved'))::integer, (count(*) filter (where f.fact = 'done'))::integer,
      (count(*) filter (where f.fact = 'overdue'))::integer, (count(*) filter (where f.fact = 'answered'))::integer,
      round(percentile_cont(0.5) within group (order by f.seconds))::integer
    from people p left join facts f on p.id is null or f.person = p.id
    group by p.id, p.called, p.line
    order by p.line, p.called, p.id;
end
$$;

-- Returns the caller's work report.
create function public.work_report(first_day date, last_day date, zone text) returns table (
  staff_id text, name text, moved integer, done integer, overdue integer, answered integer, median_reply integer
)
language sql stable security definer set search_path = ''
as $$
  select * from private.report_rows(private.calling_staff(), first_day, last_day, zone)
$$;

-- Returns the last day of the week or month that begins on `p_first`.
create function private.report_end(p_period text, p_first date) returns date
language sql immutable set search_path = ''
as $$
  select case p_period when 'month' then (p_first + interval '1 month')::date - 1 else p_first + 6 end
$$;

-- Returns the totals of consecutive weeks or months up to `last_first`, oldest first. A first reply counts when its
-- conversation began.
create function public.work_trend(period text, last_first date, steps integer, zone text) returns table (
  first_day date, enquiries integer, answered integer, median_reply integer, overdue integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if coalesce(period, '') not in ('week', 'month') or last_first is null or coalesce(steps, 0) not between 1 and 12 then
    raise exception 'Invalid period. Choose up to 12 weeks or months.' using errcode = 'PT400';
  end if;
  return query
    select s.day, c.number, r.answered, r.median_reply, r.overdue
    from (
      select (case period when 'month' then last_first - make_interval(months => n) else last_first - 7 * n end)::date as day
      from generate_series(0, steps - 1) n) s
    cross join lateral (
      select count(*)::integer as number from public.conversations t
      where t.status <> 'spam' and t.created_at >= s.day::timestamp at time zone zone
        and t.created_at < (private.report_end(period, s.day) + 1)::timestamp at time zone zone) c
    cross join lateral private.report_rows(caller, s.day, private.report_end(period, s.day), zone) r
    where r.staff_id is null
    order by s.day;
end
$$;

-- Returns the late projects with the reason, and the projects with work that is due in the next week or month, at most
-- 20 of each.
--
-- A report that ended more than a week ago has no rows, because the database does not store which projects were late
-- then.
create function private.outlook_rows(p_reader public.staff, p_period text, p_first date, p_zone text) returns table (
  section text, project_id uuid, title text, due_on date, tasks integer, cause text, reason_en text, reason_bn text,
  section_count integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  today date := (now() at time zone p_zone)::date;
  last_day date := private.report_end(p_period, p_first);
  next_last date := private.report_end(p_period, last_day + 1);
begin
  if p_first > today or today > last_day + 7 then
    return;
  end if;
  return query
    with visible as materialized (
      select p.* from public.projects p where p.id in (select private.staff_projects(p_reader))
    ), late as (
      select p.*, count(*) over () as number from visible p
      where p.due_on < today and p.stage not in ('live', 'cared_for')
      order by p.due_on, p.id limit 20
    ), due_tasks as (
      select t.project_id, count(*)::integer as number, min(t.due_on) as first_due from public.tasks t
      where t.state <> 'done' and t.due_on between last_day + 1 and next_last
        and (t.project_id is null or t.project_id in (select v.id from visible v))
      group by t.project_id
    ), upcoming as (
      select p.id, p.title, d.first_due, coalesce(d.number, 0) as number,
        case when p.due_on between last_day + 1 and next_last and p.stage not in ('live', 'cared_for') then p.due_on end as due
      from visible p left join due_tasks d on d.project_id = p.id
      union all
      select null, '', d.first_due, d.number, null from due_tasks d where d.project_id is null
    ), counted as (
      select u.*, count(*) over () as all_projects from upcoming u where u.due is not null or u.number > 0
      order by coalesce(u.due, u.first_due), u.id limit 20
    )
    select 'late', l.id, l.title, l.due_on, 0, coalesce(w.cause, a.cause, n.cause),
        coalesce(w.words, a.text_en, n.words, ''), coalesce(w.words, a.text_bn, n.words, ''), l.number::integer
      from late l
      left join lateral (
        select l.waiting_on::text as cause, l.waiting_for as words where l.waiting_on is not null) w on true
      left join lateral (
        select case k.state when 'open' then 'client' else 'us' end as cause, k.text_en, k.text_bn from public.asks k
        where k.project_id = l.id and k.state in ('open', 'sent') order by k.created_at limit 1) a on true
      left join lateral (
        select 'update' as cause, left(e.body, 300) as words from public.project_events e
        where e.project_id = l.id and e.kind = 'note' and not e.internal order by e.number desc limit 1) n on true
    union all
    select 'next', c.id, c.title, c.due, c.number, null, '', '', c.all_projects::integer from counted c;
end
$$;

-- Returns the late projects and the work of the next week or month, for the caller's report.
create function public.work_outlook(period text, first_day date, zone text) returns table (
  section text, project_id uuid, title text, due_on date, tasks integer, cause text, reason_en text, reason_bn text,
  section_count integer
)
language plpgsql stable security definer set search_path = ''
as $$
declare
  caller public.staff := private.calling_staff();
begin
  if coalesce(period, '') not in ('week', 'month') or first_day is null then
    raise exception 'Invalid period. Choose a week or a month.' using errcode = 'PT400';
  end if;
  return query select * from private.outlook_rows(caller, period, first_day, zone);
end
$$;

grant execute on function public.work_figures, public.work_report, public.work_trend, public.work_outlook to authenticated, service_role;
