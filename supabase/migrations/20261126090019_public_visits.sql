-- Visit statistics count only public pages of the website. The portal pages in this list are used by staff and
-- clients.

create function private.is_portal_path(p_route text) returns boolean
language sql immutable set search_path = ''
as $$
  select p_route ~ '^(/bn)?/(dashboard|founder-dashboard|account|link)(/|$)'
$$;

-- Replaces the function of 20261126090011_reports_and_figures.sql, which also counted visits of portal pages.
create or replace function private.figures_of_events(p_since date, p_until date)
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
