-- Dates are real days from 2000 to 2100. A year of two or five digits is a slip of the keyboard: `0026-11-25` put a project
-- before all others, and the job that publishes the settings refuses `2027-02-31`.

-- Whether a text is a day, such as 2026-11-25.
create function private.is_day(text text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when is_day.text ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    then right(is_day.text, 2)::integer
      <= extract(day from (left(is_day.text, 7) || '-01')::date + interval '1 month' - interval '1 day')
    else false end
$$;
revoke execute on function private.is_day(text) from public;

-- A year of two digits was meant to be one of this century. Other dates say nothing, and are removed.
update public.tasks t
  set due_on = case when t.due_on >= date '0001-01-01' and t.due_on < date '0100-01-01'
      then (t.due_on + interval '2000 years')::date end,
    version = t.version + 1
  where t.due_on not between date '2000-01-01' and date '2100-12-31';
update public.projects p
  set due_on = case when p.due_on >= date '0001-01-01' and p.due_on < date '0100-01-01'
      then (p.due_on + interval '2000 years')::date end,
    version = p.version + 1
  where p.due_on not between date '2000-01-01' and date '2100-12-31';
alter table public.tasks add constraint tasks_due_on_range
  check (due_on between date '2000-01-01' and date '2100-12-31');
alter table public.projects add constraint projects_due_on_range
  check (due_on between date '2000-01-01' and date '2100-12-31');

-- A banner whose last day is no day is over.
update public.site_settings s set value = jsonb_set(s.value, '{until}', to_jsonb(case
      when s.value ->> 'until' > '2100-12-31' then '2100-12-31' else '2000-01-01' end)),
    version = s.version + 1, updated_at = date_trunc('milliseconds', now())
  where s.key = 'banner' and coalesce(s.value ->> 'until', '') <> '' and not private.is_day(s.value ->> 'until');

-- The name of the first field of a section with an invalid value; null where all are valid.
create or replace function private.setting_problem(section text, value jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then section
    when pg_column_size(value) > 10000 then section
    else (
      select f.key from jsonb_each(value) f
      where jsonb_typeof(f.value) <> 'string' or char_length(f.key) > 60 or not exists (
        select from private.setting_fields k
        where k.section = setting_problem.section and f.key ~ ('^(' || k.field || ')$')
          and (f.value #>> '{}') ~ ('^(' || k.form || ')$'))
        or (section = 'banner' and f.key = 'until' and f.value #>> '{}' <> '' and not private.is_day(f.value #>> '{}'))
      order by f.key limit 1)
  end
$$;

-- An undone change may bring back a value from before these checks.
create or replace function private.put_setting(section text, value jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  problem text := private.setting_problem(section, value);
begin
  if problem is not null then
    raise exception 'This cannot be: %', problem using errcode = 'PT400';
  end if;
  insert into public.site_settings as s (key, value) values (section, put_setting.value)
    on conflict (key) do update set value = excluded.value, version = s.version + 1,
      updated_at = date_trunc('milliseconds', now());
end
$$;
