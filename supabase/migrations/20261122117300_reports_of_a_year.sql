-- Reports and figures of a year, with ten thousand conversations, in a fraction of a second.

-- With settings of its own a function is called for each row; without, it is a part of the query. It names nothing that a
-- search path could turn into something else.
alter function private.office_day(timestamptz) reset search_path;

-- As before, but who wrote an answer is looked up once for each person, and not for each answer.
create or replace function public.work_report(first_day date, last_day date, zone text) returns table (
  staff_id text, name text, moved integer, done integer, overdue integer, answered integer, median_reply integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller public.staff := private.staff_calling();
  begins timestamptz := first_day::timestamp at time zone zone;
  ends timestamptz := (last_day + 1)::timestamp at time zone zone;
  -- What is due today is not overdue yet.
  over date := least(last_day, (now() at time zone zone)::date - 1);
begin
  if begins is null or ends is null or ends <= begins or last_day - first_day > 366 then
    raise exception 'A report has a first day, and a last one within a year of it.' using errcode = 'PT400';
  end if;
  return query
    with mine as materialized (
      select private.my_projects() as id
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
          and e.project_id in (select id from mine)
      union all
      select t.assignee, 'done', null from public.tasks t
        where t.done_at >= begins and t.done_at < ends and t.project_id in (select id from mine)
      union all
      select t.assignee, 'overdue', null from public.tasks t
        where t.due_on <= over and t.created_at < ends and (t.done_at is null or t.done_at >= ends)
          and t.project_id in (select id from mine)
      union all
      select w.staff_id, 'answered', a.seconds
        from answers a join authors w on w.author_id is not distinct from a.author_id
    ), people as (
      select null::text as id, '' as called, 0 as place
      union all
      select s.staff_id, s.name, 1 from public.staff s
        where caller.team_role is distinct from 'team_member' or s.staff_id = caller.staff_id
    )
    select p.id, p.called,
      (count(*) filter (where f.fact = 'moved'))::integer, (count(*) filter (where f.fact = 'done'))::integer,
      (count(*) filter (where f.fact = 'overdue'))::integer, (count(*) filter (where f.fact = 'answered'))::integer,
      round(percentile_cont(0.5) within group (order by f.seconds))::integer
    from people p left join facts f on p.id is null or f.person = p.id
    group by p.id, p.called, p.place
    order by p.place, p.called, p.id;
end
$$;
