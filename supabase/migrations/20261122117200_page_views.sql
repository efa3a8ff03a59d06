-- How often each page was asked for, as the site's access logs have it: without addresses, and without queries.

create table private.page_views (
  -- Tells one log from another. Of a log that has grown the figures take the place of those from before.
  log text not null,
  day date not null,
  page text not null constraint page_views_page_form check (page ~ '^/[a-z0-9:/-]{0,199}$'),
  views integer not null constraint page_views_count check (views > 0),
  primary key (day, page, log)
);
alter table private.page_views enable row level security;
revoke all on private.page_views from anon, authenticated;

-- Keeps what a log has of a day, `{"/about": 12}`. Again it changes nothing.
create function public.keep_page_views(log text, day date, pages jsonb) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from private.page_views v where v.log = keep_page_views.log and v.day = keep_page_views.day;
  insert into private.page_views (log, day, page, views)
    select keep_page_views.log, keep_page_views.day, p.key, p.value::integer from jsonb_each_text(pages) p;
$$;
revoke execute on function public.keep_page_views(text, date, jsonb) from public, anon, authenticated;
grant execute on function public.keep_page_views(text, date, jsonb) to service_role;

-- As before, and what access logs and the contact form say of pages.
create or replace function private.figures_by_day(since date, until date)
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
    select v.day, 'page_views'::public.company_figure, v.page, sum(v.views)::double precision
      from private.page_views v where v.day between since and until
      group by v.day, v.page
    union all
    select private.office_day(c.created_at), 'enquiries'::public.company_figure, left(btrim(c.subject), 60),
        count(*)::double precision
      from public.conversations c
      where c.status <> 'spam'
        and c.created_at >= private.start_of_day(since) and c.created_at < private.start_of_day(until + 1)
      group by 1, 3
    union all
    select private.office_day(c.created_at), 'sources'::public.company_figure, c.source_page,
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

-- As before; where enquiries came from is a part of them and no figure of its own.
create or replace function public.company_figures(since date, until date, by_week boolean)
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

-- What the figures of all these days are made of: the subjects of enquiries and the pages they came from, the routes of
-- visits, the pages of page views, the app and version of errors. The ten largest of each.
create or replace function public.company_figure_parts(since date, until date)
returns table (figure public.company_figure, part text, amount double precision)
language sql volatile security definer set search_path = ''
as $$
  select f.figure, f.part, f.amount from (
    select d.figure, d.part, sum(d.amount) as amount,
      row_number() over (partition by d.figure order by sum(d.amount) desc, d.part) as place
    from private.figures_by_day(since, until) d
    where d.figure in ('enquiries', 'sources', 'visits', 'page_views', 'errors') group by d.figure, d.part
  ) f
  where f.place <= 10 order by f.figure, f.place
$$;
