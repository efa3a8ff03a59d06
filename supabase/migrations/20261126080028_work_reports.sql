-- Creates the figures and the report of the staff's work.

-- Returns the state of all projects that the caller can see, on one day.
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
      from public.tasks t join visible m on m.id = t.project_id where t.state <> 'done'
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

-- Returns the work report of a range of days, for the projects that the reader can see. The row without an ID has the
-- total. The other rows are for the people that the reader leads, or for the reader. Days begin at midnight in the
-- reader's time zone.
create function private.report_rows(p_reader public.staff, p_first_day date, p_last_day date, p_zone text) returns table (
  staff_id text, name text, moved integer, done integer, overdue integer, answered integer, median_reply integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  begins timestamptz := p_first_day::timestamp at time zone p_zone;
  ends timestamptz := (p_last_day + 1)::timestamp at time zone p_zone;
  -- A task that is due today is not overdue yet.
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
        where t.done_at >= begins and t.done_at < ends and t.project_id in (select id from visible)
      union all
      select t.assignee, 'overdue', null from public.tasks t
        where t.due_on <= over and t.created_at < ends and (t.done_at is null or t.done_at >= ends)
          and t.project_id in (select id from visible)
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

grant execute on function public.work_figures, public.work_report to authenticated, service_role;
