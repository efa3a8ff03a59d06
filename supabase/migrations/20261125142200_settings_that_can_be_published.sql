-- The database accepts exactly the settings that the publishing job accepts (shared/src/company/read-settings.ts), and
-- stores them in the form in which they are published. A field that is missing is as the site began. Both count characters.

update private.setting_fields f set form = changed.form
  from (values
    ('contact', 'email\.(projects|support|careers)', '[^&?]{1,250}'),
    ('offices', '(coochBehar|kolkata)\.(street|hours)\.(en|bn)', '.{1,100}'),
    ('banner', 'text\.(en|bn)', '.{0,200}'),
    ('banner', 'until', '.{0,10}'),
    ('company', 'legalName|registration', '.{0,100}'),
    ('company', 'linkedin|instagram|facebook|github', '|https://[^\s"<>\\]{1,192}')
  ) as changed (section, field, form)
  where (f.section, f.field) = (changed.section, changed.field);

-- The name of the first field of a section with an invalid value; null where all are valid. The values are normalised.
create or replace function private.setting_problem(section text, value jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when jsonb_typeof(value) is distinct from 'object' then section
    when pg_column_size(value) > 20000 then section
    else coalesce((
      select f.key from jsonb_each(value) f
      where jsonb_typeof(f.value) <> 'string' or char_length(f.key) > 60 or not exists (
        select from private.setting_fields k
        where k.section = setting_problem.section and f.key ~ ('^(' || k.field || ')$')
          and (f.value #>> '{}') ~ ('^(' || k.form || ')$'))
        or (section = 'contact' and f.key like 'email.%' and not private.is_email(f.value #>> '{}'))
        or (section = 'banner' and f.key = 'until' and f.value #>> '{}' <> '' and not private.is_day(f.value #>> '{}'))
      order by f.key limit 1), case
      when section <> 'banner' then null
      when (coalesce(value ->> 'text.en', '') = '') <> (coalesce(value ->> 'text.bn', '') = '') then 'text.bn'
      when coalesce(value ->> 'text.en', '') <> '' and coalesce(value ->> 'until', '') = '' then 'until' end)
  end
$$;

-- Stores a section. Each change comes through here, also one that is undone, whose value may be from before these checks.
create or replace function private.put_setting(section text, value jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  clean jsonb := case when jsonb_typeof(value) = 'object' and pg_column_size(value) <= 100000
    then private.normalise_setting(value) else value end;
  problem text := private.setting_problem(section, clean);
begin
  if problem is not null then
    raise exception 'This cannot be: %', problem using errcode = 'PT400';
  end if;
  insert into public.site_settings as s (key, value) values (section, clean)
    on conflict (key) do update set value = excluded.value, version = s.version + 1,
      updated_at = date_trunc('milliseconds', now());
end
$$;

create or replace function public.save_setting(section text, value jsonb, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.setting_to_change(section, seen_version);
  if not exists (select from private.setting_fields k where k.section = save_setting.section) then
    raise exception 'There is no such section.' using errcode = 'PT404';
  end if;
  perform private.put_setting(section, value);
end
$$;

-- Sections that were stored before. A field that cannot be published is as the site began.
do $$
declare
  stored public.site_settings;
  clean jsonb;
  problem text;
begin
  for stored in select * from public.site_settings loop
    clean := case when jsonb_typeof(stored.value) = 'object' then private.normalise_setting(stored.value) else '{}' end;
    loop
      problem := private.setting_problem(stored.key, clean);
      exit when problem is null;
      -- Half of a banner is none.
      clean := case when clean ? problem and stored.key <> 'banner' then clean - problem else '{}' end;
    end loop;
    if clean <> stored.value then
      update public.site_settings s set value = clean, version = s.version + 1,
          updated_at = date_trunc('milliseconds', now())
        where s.key = stored.key;
    end if;
  end loop;
end
$$;
