-- What the founder reads of the company, by day. Visits, speed and errors come from what browsers tell anyway; as that is
-- cleared away after a month, each finished day is added up and kept. Days are those of the offices.

create type public.company_figure as enum ('enquiries', 'sign_ups', 'visits', 'errors', 'lcp', 'inp', 'cls');

create table private.daily_figures (
  day date not null,
  figure public.company_figure not null,
  -- Of enquiries the subject, of visits the route, of errors the app and its version.
  part text not null,
  -- Of lcp, inp and cls the 75th percentile: milliseconds, of cls a figure without a unit. Of the rest how many.
  amount double precision not null,
  primary key (day, figure, part)
);

-- The first day that is not kept yet.
create table private.figures_due (
  only_row boolean primary key default true check (only_row),
  day date not null
);

alter table private.daily_figures enable row level security;
alter table private.figures_due enable row level security;
revoke all on private.daily_figures, private.figures_due from anon, authenticated;

create function private.office_day(moment timestamptz) returns date
language sql immutable set search_path = ''
as $$
  select (moment at time zone 'Asia/Kolkata')::date
$$;
revoke execute on function private.office_day(timestamptz) from public;

create function private.start_of_day(day date) returns timestamptz
language sql immutable set search_path = ''
as $$
  select day::timestamp at time zone 'Asia/Kolkata'
$$;
revoke execute on function private.start_of_day(date) from public;

-- What browsers told on the days from `since` to `until`. One visit in ten tells how fast it was, and its first byte once.
create function private.figures_of_events(since date, until date)
returns table (day date, figure public.company_figure, part text, amount double precision)
language sql stable set search_path = ''
as $$
  with told as (
    select private.office_day(e.created_at) as day, e.*
    from public.client_events e
    where e.created_at >= private.start_of_day(since) and e.created_at < private.start_of_day(until + 1)
  )
  select t.day, 'visits'::public.company_figure, t.route, count(*) * 10.0::double precision
    from told t where t.kind = 'web-vital' and t.message = 'TTFB' group by t.day, t.route
  union all
  select t.day, lower(t.message)::public.company_figure, '',
      percentile_cont(0.75) within group (order by (t.detail ->> 'value')::double precision)
    from told t
    where t.kind = 'web-vital' and t.message in ('LCP', 'INP', 'CLS') and t.detail ? 'value'
    group by t.day, t.message
  union all
  select t.day, 'errors', t.app || ' ' || t.version, sum(coalesce((t.detail ->> 'count')::integer, 1))
    from told t
    where t.kind in ('error', 'rejection', 'render-error', 'load-failed', 'fall-back', 'csp-violation')
    group by t.day, t.app, t.version
$$;
revoke execute on function private.figures_of_events(date, date) from public;

-- Adds up the days that are over. Again on the same day it does nothing.
create function private.keep_daily_figures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(now());
  due date;
begin
  select d.day into due from private.figures_due d for update;
  if due is null then
    due := coalesce((select private.office_day(min(e.created_at)) from public.client_events e), today);
    insert into private.figures_due (day) values (due) on conflict do nothing;
  end if;
  if due >= today then return; end if;
  insert into private.daily_figures
    select f.* from private.figures_of_events(due, today - 1) f
    on conflict (day, figure, part) do update set amount = excluded.amount;
  update private.figures_due set day = today;
end
$$;
revoke execute on function private.keep_daily_figures() from public;

-- All figures of the days from `since` to `until`. What a day has none of has no row.
create function private.figures_by_day(since date, until date)
returns table (day date, figure public.company_figure, part text, amount double precision)
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(now());
begin
  if private.caller_role() is distinct from 'founder' then
    raise exception 'Only the founder reads figures.' using errcode = '42501';
  end if;
  if since is null or until is null or until not between since and since + 366 then
    raise exception 'Ask for the days of a year at most.' using errcode = 'PT400';
  end if;
  perform private.keep_daily_figures();
  return query
    select d.day, d.figure, d.part, d.amount from private.daily_figures d
      where d.day between since and until
    union all
    select f.* from private.figures_of_events(today, today) f where today between since and until
    union all
    select private.office_day(c.created_at), 'enquiries'::public.company_figure, left(btrim(c.subject), 60),
        count(*)::double precision
      from public.conversations c
      where c.status <> 'spam'
        and c.created_at >= private.start_of_day(since) and c.created_at < private.start_of_day(until + 1)
      group by 1, 3
    union all
    select private.office_day(u.created_at), 'sign_ups'::public.company_figure, '', count(*)::double precision
      from auth.users u
      where not exists (select from public.staff s where s.email = lower(u.email collate "C"))
        and u.created_at >= private.start_of_day(since) and u.created_at < private.start_of_day(until + 1)
      group by 1;
end
$$;
revoke execute on function private.figures_by_day(date, date) from public;

-- Figures by day, or by week from its Monday on. A week's speed is the median of its days'.
create function public.company_figures(since date, until date, by_week boolean)
returns table (starts_on date, figure public.company_figure, amount double precision)
language sql volatile security definer set search_path = ''
as $$
  with days as (
    select d.day, d.figure, sum(d.amount) as amount
    from private.figures_by_day(since, until) d group by d.day, d.figure
  )
  select case when by_week then date_trunc('week', d.day)::date else d.day end, d.figure,
      case when d.figure in ('lcp', 'inp', 'cls') then percentile_cont(0.5) within group (order by d.amount)
        else sum(d.amount) end
    from days d group by 1, 2 order by 1, 2
$$;
revoke execute on function public.company_figures(date, date, boolean) from public, anon, service_role;
grant execute on function public.company_figures(date, date, boolean) to authenticated;

-- What the figures of all these days are made of: the subjects of enquiries, the routes of visits, the app and version of
-- errors. The ten largest of each.
create function public.company_figure_parts(since date, until date)
returns table (figure public.company_figure, part text, amount double precision)
language sql volatile security definer set search_path = ''
as $$
  select f.figure, f.part, f.amount from (
    select d.figure, d.part, sum(d.amount) as amount,
      row_number() over (partition by d.figure order by sum(d.amount) desc, d.part) as place
    from private.figures_by_day(since, until) d
    where d.figure in ('enquiries', 'visits', 'errors') group by d.figure, d.part
  ) f
  where f.place <= 10 order by f.figure, f.place
$$;
revoke execute on function public.company_figure_parts(date, date) from public, anon, service_role;
grant execute on function public.company_figure_parts(date, date) to authenticated;

-- Whoever clears events away adds them up first.
create function private.keep_before_clearing() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.keep_daily_figures();
  return null;
end
$$;
revoke execute on function private.keep_before_clearing() from public;

create trigger keep_before_clearing before delete on public.client_events
  for each statement execute function private.keep_before_clearing();
