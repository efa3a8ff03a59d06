-- Creates the site settings that the founder edits, such as phone numbers and offices. A section without a row has the
-- site's default values.

create table public.site_settings (
  key text primary key,
  -- The texts of the section, as a JSON object by field name.
  value jsonb not null,
  -- The version of this row, incremented by each change, or 0 before the row is stored. A caller must send the version
  -- that they read.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

-- The format of each settings field, as in shared/src/contract/site-settings.ts.
create table private.setting_fields (
  section text not null,
  -- Regular expressions for field names and for their values.
  field text not null,
  form text not null,
  primary key (section, field)
);

insert into private.setting_fields (section, field, form) values
  ('contact', 'phone\.(coochBehar|kolkata)', '\+[1-9][0-9]{0,3}( ?[0-9]){6,14}'),
  ('contact', 'whatsapp', '|\+[1-9][0-9]{0,3}( ?[0-9]){6,14}'),
  ('contact', 'email\.(projects|support|careers)', '[^&?]{1,250}'),
  ('offices', '(coochBehar|kolkata)\.(street|hours)\.(en|bn)', '.{1,100}'),
  ('offices', '(coochBehar|kolkata)\.postalCode', '[1-9][0-9]{5}'),
  ('openings', '[a-z][a-z-]{0,39}', 'open|closed'),
  ('banner', 'text\.(en|bn)', '.{0,200}'),
  ('banner', 'until', '.{0,10}'),
  ('company', 'legalName|registration', '.{0,100}'),
  ('company', 'linkedin|instagram|facebook|github', '|https://[^\s"<>\\]{1,192}'),
  ('services', '[a-z][a-z-]{0,39}\.price', '|[1-9][0-9]{0,8}'),
  ('services', '[a-z][a-z-]{0,39}\.weeks', '|[1-9][0-9]{0,2}'),
  ('logins', 'employee', 'open|closed');

alter table public.site_settings enable row level security;
alter table private.setting_fields enable row level security;
grant select on public.site_settings to authenticated, service_role;

-- Normalises the values of a settings section, for example Bengali digits to Latin digits.
create function private.normalise_setting(p_value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case
      when jsonb_typeof(f.value) <> 'string' then f.value
      else to_jsonb(case
        when f.key ~ '^(phone\.|whatsapp$)' then private.normalise_phone(f.value #>> '{}')
        when f.key ~ '^email\.' then private.normalise_email(f.value #>> '{}')
        when f.key ~ '(^until|\.(postalCode|price|weeks))$' then private.normalise_number(f.value #>> '{}')
        else private.normalise_line(f.value #>> '{}') end)
    end), '{}')
  from jsonb_each(case when jsonb_typeof(p_value) = 'object' then p_value else '{}' end) f
$$;

-- Returns the name of the first invalid field of a settings section with normalised values, or null.
create function private.invalid_setting_field(p_section text, p_value jsonb) returns text
language sql stable security definer set search_path = ''
as $$
  select case
    when jsonb_typeof(p_value) is distinct from 'object' then p_section
    when pg_column_size(p_value) > 20000 then p_section
    else coalesce((
      select f.key from jsonb_each(p_value) f
      where jsonb_typeof(f.value) <> 'string' or char_length(f.key) > 60 or not exists (
        select from private.setting_fields k
        where k.section = p_section and f.key ~ ('^(' || k.field || ')$')
          and (f.value #>> '{}') ~ ('^(' || k.form || ')$'))
        or (p_section = 'contact' and f.key like 'email.%' and not private.is_email(f.value #>> '{}'))
        or (p_section = 'banner' and f.key = 'until' and f.value #>> '{}' <> '' and not private.is_day(f.value #>> '{}'))
      order by f.key limit 1), case
      when p_section <> 'banner' then null
      when (coalesce(p_value ->> 'text.en', '') = '') <> (coalesce(p_value ->> 'text.bn', '') = '') then 'text.bn'
      when coalesce(p_value ->> 'text.en', '') <> '' and coalesce(p_value ->> 'until', '') = '' then 'until' end)
  end
$$;

-- Locks the site settings for the calling founder, and raises HTTP status 409 if the section changed after the caller
-- read it.
create function private.lock_setting(p_section text, p_expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.require_founder();
  perform pg_advisory_xact_lock(hashtextextended('public.site_settings', 0));
  perform private.check_version(
    coalesce((select s.version from public.site_settings s where s.key = p_section), 0), p_expected_version, 'section');
end
$$;

-- Stores a settings section without validation, because an undone value may be older than the current rules.
create function private.store_setting(p_section text, p_value jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  clean jsonb := case when jsonb_typeof(p_value) = 'object' and pg_column_size(p_value) <= 100000
    then private.normalise_setting(p_value) else p_value end;
  problem text := private.invalid_setting_field(p_section, clean);
begin
  if problem is not null then
    raise exception 'Invalid value of the setting "%". Correct it and save again.', problem using errcode = 'PT400';
  end if;
  insert into public.site_settings as s (key, value) values (p_section, clean)
    on conflict (key) do update set value = excluded.value, version = s.version + 1,
      updated_at = now();
end
$$;

-- Saves all values of a settings section.
create function public.save_setting(section text, value jsonb, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.lock_setting(section, expected_version);
  if not exists (select from private.setting_fields k where k.section = save_setting.section) then
    raise exception 'This section of the site settings does not exist. Load the page again.' using errcode = 'PT404';
  end if;
  perform private.store_setting(section, value);
end
$$;

-- Undoes the last change of a settings section in the last year, or restores an undone change.
create function public.undo_setting(section text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  undone public.audit_log;
begin
  perform private.lock_setting(section, expected_version);
  select * into undone from public.audit_log a
    where a.subject = 'site_settings' and a.row_key = section order by a.id desc limit 1;
  if not found then
    raise exception 'This section has no change that can be undone. Load the page again.' using errcode = 'PT404';
  end if;
  perform private.store_setting(section, coalesce(undone.old -> 'value', '{}'));
  update public.audit_log a set action = case undone.action when 'undone' then 'redone' else 'undone' end::public.audit_action
    where a.subject = 'site_settings' and a.row_key = section and a.id > undone.id;
end
$$;

-- Returns the public settings for the site's documents, without sections that have default values and without an
-- expired banner.
create function public.published_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(s.key, s.value), '{}') from public.site_settings s
    where s.value <> '{}'
      and not (s.key = 'banner' and coalesce(s.value ->> 'until', '') < (now() at time zone 'Asia/Kolkata')::date::text)
$$;

-- Returns the login address of the employee with this ID and password, or null. The auth server then performs the
-- login.
create function public.employee_address(staff_id text, password text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- Accepts a staff ID with Latin or Bengali digits, spaces and hyphens.
  wanted text := upper(regexp_replace(coalesce(private.normalise_number(staff_id), ''), '[^A-Za-z0-9]', '', 'g')
    collate "C");
  network text := coalesce(private.client_network(), 'unknown');
  address text;
  hash text;
begin
  if not exists (select from public.site_settings s where s.key = 'logins' and s.value ->> 'employee' = 'open') then
    raise exception 'The employee login is turned off. Use the team login.' using errcode = '42501';
  end if;
  perform private.check_rate_limit('employee network', network);
  perform private.check_rate_limit('employee ID', left(wanted, 20) || ' ' || network);
  perform private.check_rate_limit('employee ID everywhere', left(wanted, 20));
  select s.email, u.encrypted_password into address, hash
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where s.staff_id = wanted and s.role = 'team' and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is not null;
  -- Checks exactly one password in each call, so that the response time does not reveal which staff IDs exist.
  if private.is_password(employee_address.password, hash) then
    return address;
  end if;
  return null;
end
$$;

create policy site_settings_read on public.site_settings for select to authenticated
  using ((select private.caller_role()) = 'founder');

create trigger audit_row after insert or update or delete on public.site_settings
  for each row execute function private.audit_row('key');

grant execute on function public.save_setting, public.undo_setting to authenticated, service_role;
grant execute on function public.published_settings, public.employee_address to anon, authenticated, service_role;
