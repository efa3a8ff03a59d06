-- Every stored event can be added up, and clearing never fails because of one. `count` is stored as an integer and `value`
-- with four decimals, whichever way JSON spells them (1.0, 1e2, 1e-400). Figures of a day are kept for two years, with at
-- most 31 keys each.

-- The detail of an event with `count` and `value` in one form. Other values are left to the checks of the table.
create function private.normalise_event_detail(detail jsonb) returns jsonb
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric;
begin
  if jsonb_typeof(detail) is distinct from 'object' then
    return detail;
  end if;
  if jsonb_typeof(detail -> 'count') = 'number' then
    amount := (detail ->> 'count')::numeric;
    if amount between 1 and 1000 and amount = trunc(amount) then
      detail := detail || jsonb_build_object('count', amount::integer);
    end if;
  end if;
  if jsonb_typeof(detail -> 'value') = 'number' then
    amount := (detail ->> 'value')::numeric;
    if amount between 0 and 3600000 then
      detail := detail || jsonb_build_object('value', trim_scale(round(amount, 4)));
    end if;
  end if;
  return detail;
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

create trigger a_normalise before insert or update of detail on public.client_events
  for each row execute function private.normalise_client_event();

update public.client_events e set detail = private.normalise_event_detail(e.detail)
  where e.detail is distinct from private.normalise_event_detail(e.detail)
    or e.detail::text <> private.normalise_event_detail(e.detail)::text;

-- How often an event happened. Never an error, whatever the detail is.
create function private.event_count(detail jsonb) returns integer
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(detail -> 'count') = 'number' then (detail ->> 'count')::numeric end;
begin
  return case when amount between 1 and 1000 then round(amount)::integer else 1 end;
end
$$;

-- The measured value of an event. Null for other events.
create function private.event_value(detail jsonb) returns double precision
language plpgsql immutable set search_path = ''
as $$
declare
  amount numeric := case when jsonb_typeof(detail -> 'value') = 'number' then (detail ->> 'value')::numeric end;
begin
  return case when amount between 0 and 3600000 then round(amount, 4)::double precision end;
end
$$;

-- A key of a breakdown that can be a page or a version of ours. Other keys are counted together.
create function private.figure_key(figure public.company_figure, part text) returns text
language sql immutable set search_path = ''
as $$
  select case
    when figure = 'visits' and part ~ '^(/[A-Za-z0-9:*._/-]{0,199})?$' then part
    when figure = 'errors' and part ~ '^[a-z][a-z0-9-]{0,39} [A-Za-z0-9._+-]{0,64}$' then part
    when figure in ('visits', 'errors') then 'other'
    else part end
$$;

-- As before. Browsers choose the keys of visits and errors: of each day the 30 largest are kept, and the rest is 'other'.
create or replace function private.figures_of_events(since date, until date)
returns table (day date, figure public.company_figure, part text, amount double precision)
language sql stable set search_path = ''
as $$
  with told as (
    select private.office_day(e.created_at) as day, e.*
    from public.client_events e
    where e.created_at >= private.start_of_day(since) and e.created_at < private.start_of_day(until + 1)
  ), counts as (
    select t.day, 'visits'::public.company_figure as figure, t.route as part, count(*) * 10.0::double precision as amount
      from told t where t.kind = 'web-vital' and t.message = 'TTFB' group by t.day, t.route
    union all
    select t.day, 'errors', t.app || ' ' || t.version, sum(private.event_count(t.detail))
      from told t
      where t.kind in ('error', 'rejection', 'render-error', 'load-failed', 'fall-back', 'csp-violation')
      group by t.day, t.app, t.version
  )
  select k.day, k.figure, k.part, sum(k.amount) from (
    select ranked.day, ranked.figure, case when ranked.place <= 30 then ranked.part else 'other' end as part, ranked.amount
    from (
      select keyed.day, keyed.figure, keyed.part, sum(keyed.amount) as amount,
        row_number() over (partition by keyed.day, keyed.figure order by sum(keyed.amount) desc, keyed.part) as place
      from (select c.day, c.figure, private.figure_key(c.figure, c.part) as part, c.amount from counts c) keyed
      group by keyed.day, keyed.figure, keyed.part) ranked) k
    group by k.day, k.figure, k.part
  union all
  select t.day, lower(t.message)::public.company_figure, '',
      percentile_cont(0.75) within group (order by private.event_value(t.detail))
    from told t
    where t.kind = 'web-vital' and t.message in ('LCP', 'INP', 'CLS') and private.event_value(t.detail) is not null
    group by t.day, t.message
$$;

-- As before, day by day: a day that cannot be added up is left out, and the next ones are kept. The page shows a year and
-- compares it with the year before, so older figures are deleted.
create or replace function private.keep_daily_figures() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  today date := private.office_day(now());
  due date;
  kept date;
begin
  select d.day into due from private.figures_due d for update;
  if due is null then
    due := coalesce((select private.office_day(min(e.created_at)) from public.client_events e), today);
    insert into private.figures_due (day) values (due) on conflict do nothing;
  end if;
  if due >= today then return; end if;
  for kept in
    select distinct private.office_day(e.created_at) from public.client_events e
      where e.created_at >= private.start_of_day(due) and e.created_at < private.start_of_day(today)
  loop
    begin
      insert into private.daily_figures
        select f.* from private.figures_of_events(kept, kept) f
        on conflict (day, figure, part) do update set amount = excluded.amount;
    exception when others then
      raise warning 'The figures of % were not kept: %', kept, sqlerrm;
    end;
  end loop;
  update private.figures_due set day = today;
  delete from private.daily_figures d where d.day < today - 732;
end
$$;

-- Figures that were kept before.
with surplus as (
  delete from private.daily_figures d using (
    select r.day, r.figure, r.part, private.figure_key(r.figure, r.part) as key,
      row_number() over (partition by r.day, r.figure order by r.amount desc, r.part) as place
    from private.daily_figures r where r.figure in ('visits', 'errors')) ranked
  where (d.day, d.figure, d.part) = (ranked.day, ranked.figure, ranked.part)
    and (ranked.place > 30 or ranked.key <> ranked.part)
  returning d.day, d.figure, d.amount
)
insert into private.daily_figures (day, figure, part, amount)
  select s.day, s.figure, 'other', sum(s.amount) from surplus s group by s.day, s.figure
  on conflict (day, figure, part) do update set amount = private.daily_figures.amount + excluded.amount;

revoke execute on function private.normalise_event_detail(jsonb), private.normalise_client_event(),
  private.event_count(jsonb), private.event_value(jsonb), private.figure_key(public.company_figure, text) from public;
