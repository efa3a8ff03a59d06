-- Puts a client on a project, by the address of their account; 404 when none has it. What they wrote from this address before
-- they had an account is theirs then: whoever of the staff adds them says so.
create or replace function public.add_project_client(project uuid, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  client uuid;
  is_new boolean;
begin
  perform private.lock_project(project);
  select u.id into client from auth.users u
    where lower(u.email collate "C") = lower(btrim(add_project_client.email) collate "C")
      and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null;
  if client is null then
    raise exception 'No client has an account with this address.' using errcode = 'PT404';
  end if;
  insert into public.project_people (project_id, user_id) values (project, client) on conflict do nothing;
  is_new := found;
  update public.conversations c set client_id = client, version = c.version + 1
    from public.projects p
    where p.id = project and c.id = p.conversation_id and c.client_id is null
      and lower(c.email) = lower(btrim(add_project_client.email));
  if is_new then
    perform private.tell_clients(project, 'It has a page of its own now, where you see how it goes.');
  end if;
end
$$;

-- What was done in a week, a month or any other days, of the projects that the caller may see: all of it in a row without an
-- ID, then by person, where the caller leads them; a member sees themselves. Days begin where the reader is.
create or replace function public.work_report(first_day date, last_day date, zone text) returns table (
  staff_id text, name text,
  -- Stages that projects came to; tasks done; tasks that were due by the end and not done then.
  moved integer, done integer, overdue integer,
  -- Conversations of these days that were answered, and how long half of them waited for that at most, in seconds.
  answered integer, median_reply integer
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
      select (private.staff_of(reply.author_id)).staff_id, 'answered',
          extract(epoch from reply.created_at - c.created_at)::double precision
        from public.conversations c
        cross join lateral (
          select m.created_at, o.author_id from public.messages m
            left join private.message_origins o on o.message_id = m.id
            where m.conversation_id = c.id and m.kind = 'staff' order by m.number limit 1) reply
        where c.created_at >= begins and c.created_at < ends and c.status <> 'spam'
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
