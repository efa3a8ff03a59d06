-- Creates the company's statistics by day: enquiries, sign-ups, visits, page views, page speed and errors.

create type public.company_figure as enum (
  'enquiries', 'sign_ups', 'visits', 'errors', 'lcp', 'inp', 'cls', 'page_views', 'sources', 'projects'
);

create table private.daily_figures (
  day date not null,
  figure public.company_figure not null,
  -- The breakdown key of the statistic: the subject of enquiries, the route of visits, the app and version of errors.
  breakdown text not null,
  -- The value of the statistic: the 75th percentile in milliseconds for lcp and inp, without a unit for cls, and
  -- otherwise a count.
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
  -- The name of an access log, whose latest page views replace its earlier ones.
  log text not null,
  day date not null,
  page text not null constraint page_views_page_form check (page ~ '^/[a-z0-9:/-]{0,199}$'),
  views integer not null constraint page_views_count check (views > 0),
  primary key (day, page, log)
);

alter table private.daily_figures enable row level security;
alter table private.figures_due enable row level security;
alter table private.page_views enable row level security;

-- Returns the day of a time in the office's time zone.
create function private.office_day(p_moment timestamptz) returns date
language sql immutable
as $$
  select (p_moment at time zone 'Asia/Kolkata')::date
$$;

-- Returns the first moment of a day in the office's time zone.
create function private.start_of_day(p_day date) returns timestamptz
language sql immutable set search_path = ''
as $$
  select p_day::timestamp at time zone 'Asia/Kolkata'
$$;

-- Returns true for the route of a portal page.
create function private.is_portal_path(p_route text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_route ~ '^(/bn)?/(dashboard|founder-dashboard|account|link)(/|$)'
$$;

-- Returns the breakdown key of a statistic, or 'other' if the key cannot be one of our pages or versions.
create function private.figure_key(p_figure public.company_figure, p_breakdown text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when p_figure = 'visits' and p_breakdown ~ '^(/[A-Za-z0-9:*._/-]{0,199})?$' then p_breakdown
    when p_figure = 'errors' and p_breakdown ~ '^[a-z][a-z0-9-]{0,39} [A-Za-z0-9._+-]{0,64}$' then p_breakdown
    when p_figure in ('visits', 'errors') then 'other'
    else p_breakdown end
$$;

-- Returns the statistics of client events by day, without visits of portal pages, and only the 30 largest keys of each
-- day.
--
-- Each reported TTFB counts as ten visits, because one visit in ten reports its speed.
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
      from events t where t.kind = 'web-vital' and t.message = 'TTFB'
        and not private.is_portal_path(t.route)
      group by t.day, t.route
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

-- Stores the statistics of past days, and deletes those older than two years. A day whose statistics cannot be
-- computed is skipped.
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

-- A trigger function that stores the daily statistics of client events before the events are deleted.
create function private.store_figures_before_delete() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.store_daily_figures();
  return null;
end
$$;

-- Returns all statistics by day, including those of access logs and the contact form.
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
    select private.office_day(c.created_at), e.figure::public.company_figure, e.breakdown, count(*)::double precision
      from public.conversations c
        cross join lateral (values ('enquiries', left(btrim(c.subject), 60)), ('sources', c.source_page))
          as e (figure, breakdown)
      where c.status <> 'spam'
        and c.created_at >= private.start_of_day(p_since) and c.created_at < private.start_of_day(p_until + 1)
      group by 1, 2, 3
    union all
    -- The projects that staff created from an enquiry, on the day of their creation.
    select private.office_day(p.created_at), 'projects'::public.company_figure, '', count(*)::double precision
      from public.projects p join public.conversations c on c.id = p.conversation_id
      where c.status <> 'spam'
        and p.created_at >= private.start_of_day(p_since) and p.created_at < private.start_of_day(p_until + 1)
      group by 1
    union all
    select private.office_day(u.created_at), 'sign_ups'::public.company_figure, '', count(*)::double precision
      from auth.users u
      where not exists (select from public.staff s where s.email = lower(u.email collate "C"))
        and u.created_at >= private.start_of_day(p_since) and u.created_at < private.start_of_day(p_until + 1)
      group by 1;
end
$$;

-- Returns statistics by day, or by week from Monday with the median speed of its days.
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

-- Returns the ten largest entries of each breakdown in a range of days, such as subjects of enquiries or routes of
-- visits.
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

-- Stores the page views of one access log and day, such as `{"/about": 12}`. A repeated call changes nothing.
create function public.keep_page_views(log text, day date, pages jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.page_views v where v.log = keep_page_views.log and v.day = keep_page_views.day;
  insert into private.page_views (log, day, page, views)
    select keep_page_views.log, keep_page_views.day, p.key, p.value::integer from jsonb_each_text(pages) p;
$$;

create trigger store_figures_before_delete before delete on public.client_events
  for each statement execute function private.store_figures_before_delete();

grant execute on function public.company_figures, public.company_figure_breakdowns to authenticated;
grant execute on function public.keep_page_views to service_role;
