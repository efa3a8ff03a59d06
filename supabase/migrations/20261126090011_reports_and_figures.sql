-- Creates client events (reports of browsers), the company's statistics and the work report.

-- Reports of errors and page speed from visitors' browsers. Anyone can insert events. Only the founder can read them.
-- Events contain no personal data: no user, no address and no browser name. They contain the pattern of a route
-- instead of the path.
create table public.client_events (
  id bigint generated always as identity primary key,
  -- The kind of the event, such as 'error', 'load-failed', 'csp-violation' or 'web-vital'. The browser's event
  -- reporter has the full list.
  kind text not null
    constraint client_events_kind_form check (kind ~ '^[a-z][a-z0-9-]{0,39}$'),
  -- The app in which the event happened: 'host' or the name of a remote, with its version.
  app text not null
    constraint client_events_app_form check (app ~ '^[a-z][a-z0-9-]{0,39}$'),
  version text not null default ''
    constraint client_events_version_length check (char_length(version) <= 64),
  -- A route pattern such as /services/:serviceId. Query and fragment are omitted, because they may contain tokens.
  route text not null default ''
    constraint client_events_route_form
      check (char_length(route) <= 200 and route ~ '^(/[^?#@[:space:]]*)?$'),
  message text not null default ''
    constraint client_events_message_length check (char_length(message) <= 500),
  detail jsonb not null default '{}'
    constraint client_events_detail_size
      check (jsonb_typeof(detail) = 'object' and octet_length(detail::text) <= 4096)
    -- The number of times that the event happened on one page. The founder's queries add up these numbers.
    constraint client_events_count_range check (not detail ? 'count'
      or (detail @@ 'strict $.count >= 1 && $.count <= 1000 && $.count.floor() == $.count') is true)
    -- The measured time in milliseconds, up to an hour. The metric CLS (layout shift) has no unit.
    constraint client_events_value_range check (not detail ? 'value'
      or (detail @@ 'strict $.value >= 0 && $.value <= 3600000') is true),
  created_at timestamptz not null default now()
);
create index client_events_created_at on public.client_events (created_at);
-- Autovacuum runs early on this table, so deleted events soon free their disk space. By default it waits until a
-- fifth of the table has changed.
alter table public.client_events set (autovacuum_vacuum_scale_factor = 0.02);

create type public.company_figure as enum (
  'enquiries', 'sign_ups', 'visits', 'errors', 'lcp', 'inp', 'cls', 'page_views', 'sources'
);

create table private.daily_figures (
  day date not null,
  figure public.company_figure not null,
  -- The breakdown key of the statistic: the subject of enquiries, the route of visits, the app and version of errors.
  breakdown text not null,
  -- The value of the statistic. For lcp, inp and cls it is the 75th percentile in milliseconds (cls has no unit). For
  -- other statistics it is a count.
  amount double precision not null,
  primary key (day, figure, breakdown)
);

-- The first day whose statistics are not stored yet.
create table private.figures_due (
  only_row boolean primary key default true check (only_row),
  day date not null
);

-- The page views in the site's access logs, without IP addresses and query strings.
create table private.page_views (
  -- The name of an access log. After a log has grown, its new page views replace the earlier ones.
  log text not null,
  day date not null,
  page text not null constraint page_views_page_form check (page ~ '^/[a-z0-9:/-]{0,199}$'),
  views integer not null constraint page_views_count check (views > 0),
  primary key (day, page, log)
);

alter table public.client_events enable row level security;
alter table private.daily_figures enable row level security;
alter table private.figures_due enable row level security;
alter table private.page_views enable row level security;
grant insert (kind, app, version, route, message, detail) on public.client_events to anon, authenticated;
grant select on public.client_events to authenticated;
grant all on public.client_events to service_role;

-- Normalises `count` and `value` in the detail of an event. The table's check constraints reject other values.
create function private.normalise_event_detail(p_detail jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric;
begin
  if jsonb_typeof(p_detail) is distinct from 'object' then
    return p_detail;
  end if;
  if jsonb_typeof(p_detail -> 'count') = 'number' then
    amount := (p_detail ->> 'count')::numeric;
    if amount between 1 and 1000 and amount = trunc(amount) then
      p_detail := p_detail || jsonb_build_object('count', amount::integer);
    end if;
  end if;
  if jsonb_typeof(p_detail -> 'value') = 'number' then
    amount := (p_detail ->> 'value')::numeric;
    if amount between 0 and 3600000 then
      p_detail := p_detail || jsonb_build_object('value', trim_scale(round(amount, 4)));
    end if;
  end if;
  return p_detail;
end
$$;

create function private.normalise_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  new.detail := private.normalise_event_detail(new.detail);
  return new;
end
$$;

-- Returns the number of times that an event happened. This function never raises an error.
create function private.event_count(p_detail jsonb) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(p_detail -> 'count') = 'number' then (p_detail ->> 'count')::numeric end;
begin
  return case when amount between 1 and 1000 then round(amount)::integer else 1 end;
end
$$;

-- Returns the measured value of an event, or null for other kinds of events.
create function private.event_value(p_detail jsonb) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(p_detail -> 'value') = 'number' then (p_detail ->> 'value')::numeric end;
begin
  return case when amount between 0 and 3600000 then round(amount, 4)::double precision end;
end
$$;

-- Returns the rate-limit subjects of the caller's network for one kind of event. Each kind has its own limit, so many
-- events of one kind do not block another kind.
create function private.event_senders(p_limit_name text) returns text[]
language sql stable security definer set search_path = ''
as $$
  select array[p_limit_name || ' ' || private.client_network(), p_limit_name || ' ' || private.client_wide_network()]
$$;

-- A trigger function that skips an event if its rate limits have no room. The other events of the request are still
-- stored. A request has at most 50 events. The limits are locked only at the end of the request.
create function private.admit_client_event() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  -- The bytes of this request for each kind of event.
  stored jsonb := coalesce(nullif(current_setting('torsa.event_bytes', true), ''), '{}');
  of_kind text;
  bytes integer;
begin
  perform private.check_row_count(50);
  -- The embedded backend does not enforce column grants, so the inserted row can contain a time.
  new.created_at := now();
  select l.name into of_kind from private.rate_limits l where l.name = 'event bytes ' || new.kind;
  of_kind := coalesce(of_kind, 'event bytes other');
  bytes := coalesce((stored ->> of_kind)::integer, 0) + private.bytes_on_disk(pg_column_size(new));
  if private.find_full_limit(of_kind, array['event network bytes', 'event wide network bytes'],
    private.event_senders(of_kind), bytes) is not null then
    return null;
  end if;
  perform set_config('torsa.event_bytes', (stored || jsonb_build_object(of_kind, bytes))::text, true);
  return new;
end
$$;

-- Counts the events of a request under the rate limits. The first request of a period also deletes events older than
-- a month. Rejects the request if no event was stored, or if another request used the room in the meantime.
create function private.refuse_client_events() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  kind record;
  is_full boolean := not exists (select from stored);
begin
  for kind in
    select k.key as name, k.value::integer as bytes
    from jsonb_each_text(coalesce(nullif(current_setting('torsa.event_bytes', true), ''), '{}')::jsonb) k order by k.key
  loop
    if private.used_amount(kind.name, '') = 0
      and pg_try_advisory_xact_lock(hashtextextended('private.clear_client_events', 0)) then
      delete from public.client_events where created_at < now() - interval '30 days';
      perform private.clear_counts();
    end if;
    is_full := is_full or private.count_shared_limit(kind.name, array['event network bytes', 'event wide network bytes'],
      private.event_senders(kind.name), kind.bytes) is not null;
  end loop;
  if is_full then
    raise exception 'Too many events were sent. Send new events later.' using errcode = 'PT429';
  end if;
  return null;
end
$$;

create function private.office_day(p_moment timestamptz) returns date
language sql immutable
as $$
  select (p_moment at time zone 'Asia/Kolkata')::date
$$;

create function private.start_of_day(p_day date) returns timestamptz
language sql immutable set search_path = ''
as $$
  select p_day::timestamp at time zone 'Asia/Kolkata'
$$;

-- Returns a breakdown key if it can be one of our pages or versions. Other keys are counted together as 'other'.
create function private.figure_key(p_figure public.company_figure, p_breakdown text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_figure = 'visits' and p_breakdown ~ '^(/[A-Za-z0-9:*._/-]{0,199})?$' then p_breakdown
    when p_figure = 'errors' and p_breakdown ~ '^[a-z][a-z0-9-]{0,39} [A-Za-z0-9._+-]{0,64}$' then p_breakdown
    when p_figure in ('visits', 'errors') then 'other'
    else p_breakdown end
$$;

-- Returns the statistics of client events on the days from `p_since` to `p_until`. One visit in ten reports its
-- speed, so each reported TTFB counts as ten visits. Browsers choose the keys of visits and errors. Only the 30
-- largest keys of each day are stored, and the rest is 'other'.
create function private.figures_of_events(p_since date, p_until date)
returns table (day date, figure public.company_figure, breakdown text, amount double precision)
language sql stable set search_path = ''
as $$
  with events as (
    select private.office_day(e.created_at) as day, e.*
    from public.client_events e
    where e.created_at >= private.start_of_day(p_since) and e.created_at < private.start_of_day(p_until + 1)
  ), counts as (
    select t.day, 'visits'::public.company_figure as figure, t.route as breakdown, count(*) * 10.0::double precision as amount
      from events t where t.kind = 'web-vital' and t.message = 'TTFB' group by t.day, t.route
    union all
    select t.day, 'errors', t.app || ' ' || t.version, sum(private.event_count(t.detail))
      from events t
      where t.kind in ('error', 'rejection', 'render-error', 'load-failed', 'fall-back', 'csp-violation')
      group by t.day, t.app, t.version
  )
  select k.day, k.figure, k.breakdown, sum(k.amount) from (
    select ranked.day, ranked.figure, case when ranked.rank <= 30 then ranked.breakdown else 'other' end as breakdown, ranked.amount
    from (
      select keyed.day, keyed.figure, keyed.breakdown, sum(keyed.amount) as amount,
        row_number() over (partition by keyed.day, keyed.figure order by sum(keyed.amount) desc, keyed.breakdown) as rank
      from (select c.day, c.figure, private.figure_key(c.figure, c.breakdown) as breakdown, c.amount from counts c) keyed
      group by keyed.day, keyed.figure, keyed.breakdown) ranked) k
    group by k.day, k.figure, k.breakdown
  union all
  select t.day, lower(t.message)::public.company_figure, '',
      percentile_cont(0.75) within group (order by private.event_value(t.detail))
    from events t
    where t.kind = 'web-vital' and t.message in ('LCP', 'INP', 'CLS') and private.event_value(t.detail) is not null
    group by t.day, t.message
$$;

-- Stores the statistics of past days. A second call on the same day changes nothing. A day whose statistics cannot be
-- computed is skipped. Statistics older than two years are deleted, because the page compares one year with the year
-- before.
create function private.store_daily_figures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(now());
  due date;
  stored_day date;
begin
  select d.day into due from private.figures_due d for update;
  if due is null then
    due := coalesce((select private.office_day(min(e.created_at)) from public.client_events e), today);
    insert into private.figures_due (day) values (due) on conflict do nothing;
  end if;
  if due >= today then return; end if;
  for stored_day in
    select distinct private.office_day(e.created_at) from public.client_events e
      where e.created_at >= private.start_of_day(due) and e.created_at < private.start_of_day(today)
  loop
    begin
      insert into private.daily_figures
        select f.* from private.figures_of_events(stored_day, stored_day) f
        on conflict (day, figure, breakdown) do update set amount = excluded.amount;
    exception when others then
      raise warning 'The figures of % were not stored: %', stored_day, sqlerrm;
    end;
  end loop;
  update private.figures_due set day = today;
  delete from private.daily_figures d where d.day < today - 732;
end
$$;

-- A trigger function that stores the daily statistics before their events are deleted.
create function private.store_figures_before_delete() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.store_daily_figures();
  return null;
end
$$;

-- Returns all statistics of the days from `p_since` to `p_until`, including access logs and the contact form. A day
-- without data has no row.
create function private.figures_by_day(p_since date, p_until date)
returns table (day date, figure public.company_figure, breakdown text, amount double precision)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(now());
begin
  perform private.require_founder();
  if p_since is null or p_until is null or p_until not between p_since and p_since + 366 then
    raise exception 'Invalid range of days. Choose a first day and a last day within one year.' using errcode = 'PT400';
  end if;
  perform private.store_daily_figures();
  return query
    select d.day, d.figure, d.breakdown, d.amount from private.daily_figures d
      where d.day between p_since and p_until
    union all
    select f.* from private.figures_of_events(today, today) f where today between p_since and p_until
    union all
    select v.day, 'page_views'::public.company_figure, v.page, sum(v.views)::double precision
      from private.page_views v where v.day between p_since and p_until
      group by v.day, v.page
    union all
    select private.office_day(c.created_at), 'enquiries'::public.company_figure, left(btrim(c.subject), 60),
        count(*)::double precision
      from public.conversations c
      where c.status <> 'spam'
        and c.created_at >= private.start_of_day(p_since) and c.created_at < private.start_of_day(p_until + 1)
      group by 1, 3
    union all
    select private.office_day(c.created_at), 'sources'::public.company_figure, c.source_page,
        count(*)::double precision
      from public.conversations c
      where c.status <> 'spam'
        and c.created_at >= private.start_of_day(p_since) and c.created_at < private.start_of_day(p_until + 1)
      group by 1, 3
    union all
    select private.office_day(u.created_at), 'sign_ups'::public.company_figure, '', count(*)::double precision
      from auth.users u
      where not exists (select from public.staff s where s.email = lower(u.email collate "C"))
        and u.created_at >= private.start_of_day(p_since) and u.created_at < private.start_of_day(p_until + 1)
      group by 1;
end
$$;

-- Returns statistics by day, or by week from Monday. The speed of a week is the median of its days. The sources of
-- enquiries are omitted, because they are available only as a breakdown.
create function public.company_figures(since date, until date, by_week boolean)
returns table (starts_on date, figure public.company_figure, amount double precision)
language sql volatile security definer set search_path = ''
as $$
  with days as (
    select d.day, d.figure, sum(d.amount) as amount
    from private.figures_by_day(since, until) d where d.figure <> 'sources' group by d.day, d.figure
  )
  select case when by_week then date_trunc('week', d.day)::date else d.day end, d.figure,
      case when d.figure in ('lcp', 'inp', 'cls') then percentile_cont(0.5) within group (order by d.amount)
        else sum(d.amount) end
    from days d group by 1, 2 order by 1, 2
$$;

-- Returns the ten largest entries of each breakdown in a range of days. The breakdowns are subjects and source pages
-- of enquiries, routes of visits, pages of page views, and app and version of errors.
create function public.company_figure_breakdowns(since date, until date)
returns table (figure public.company_figure, breakdown text, amount double precision)
language sql volatile security definer set search_path = ''
as $$
  select f.figure, f.breakdown, f.amount from (
    select d.figure, d.breakdown, sum(d.amount) as amount,
      row_number() over (partition by d.figure order by sum(d.amount) desc, d.breakdown) as rank
    from private.figures_by_day(since, until) d
    where d.figure in ('enquiries', 'sources', 'visits', 'page_views', 'errors') group by d.figure, d.breakdown
  ) f
  where f.rank <= 10 order by f.figure, f.rank
$$;

-- Stores the page views of one access log and day, such as `{"/about": 12}`. A second call with the same views
-- changes nothing.
create function public.keep_page_views(log text, day date, pages jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.page_views v where v.log = keep_page_views.log and v.day = keep_page_views.day;
  insert into private.page_views (log, day, page, views)
    select keep_page_views.log, keep_page_views.day, p.key, p.value::integer from jsonb_each_text(pages) p;
$$;

-- Returns the work report of a range of days, for the projects that the caller can see. The row without an ID has the
-- total. The other rows are for the people that the caller leads, or for the caller. Days begin at midnight in the
-- reader's time zone.
create function public.work_report(first_day date, last_day date, zone text) returns table (
  staff_id text, name text, moved integer, done integer, overdue integer, answered integer, median_reply integer
)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  caller public.staff := private.calling_staff();
  begins timestamptz := first_day::timestamp at time zone zone;
  ends timestamptz := (last_day + 1)::timestamp at time zone zone;
  -- A task that is due today is not overdue yet.
  over date := least(last_day, (now() at time zone zone)::date - 1);
begin
  if begins is null or ends is null or ends <= begins or last_day - first_day > 366 then
    raise exception 'Invalid range of days. Choose a first day and a last day within one year.' using errcode = 'PT400';
  end if;
  return query
    with visible as materialized (
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
        where caller.team_role is distinct from 'team_member' or s.staff_id = caller.staff_id
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

create policy client_events_insert on public.client_events
  for insert to anon, authenticated with check (true);
create policy client_events_founder_reads on public.client_events
  for select to authenticated using ((select private.caller_role()) = 'founder');

create trigger a_reset_row_count before insert on public.client_events
  for each statement execute function private.reset_row_count();
create trigger a_normalise before insert or update of detail on public.client_events
  for each row execute function private.normalise_client_event();
create trigger admit_client_event before insert on public.client_events
  for each row execute function private.admit_client_event();
create trigger refuse_client_events after insert on public.client_events
  referencing new table as stored
  for each statement execute function private.refuse_client_events();
create trigger store_figures_before_delete before delete on public.client_events
  for each statement execute function private.store_figures_before_delete();

grant execute on function public.company_figures, public.company_figure_breakdowns to authenticated;
grant execute on function public.keep_page_views to service_role;
grant execute on function public.work_report to authenticated, service_role;
