-- What the founder says of the company: telephone numbers, offices, openings, a banner. A row for each section that was
-- saved; what is in none is as the site began. A job writes the documents from it, so the public pages call nobody.

create table public.site_settings (
  key text primary key,
  -- Texts by the names of their fields.
  value jsonb not null,
  -- One more with each change; who changes something says which version they saw. 0: nothing is stored yet.
  version integer not null default 1,
  updated_at timestamptz not null default date_trunc('milliseconds', now())
);

-- What a field may be. The site's forms and documents check the same (shared/src/contract/site-settings.ts).
create table private.setting_fields (
  section text not null,
  -- As regular expressions: the fields, and what they hold.
  field text not null,
  form text not null,
  primary key (section, field)
);
insert into private.setting_fields (section, field, form) values
  ('contact', 'phone\.(coochBehar|kolkata)', '\+[1-9][0-9]{0,3}( ?[0-9]){6,14}'),
  ('contact', 'whatsapp', '|\+[1-9][0-9]{0,3}( ?[0-9]){6,14}'),
  ('contact', 'email\.(projects|support|careers)', '[^\s@<>"&?]+@[^\s@<>"&?]+\.[^\s@<>"&?]+'),
  ('offices', '(coochBehar|kolkata)\.(street|hours)\.(en|bn)', '\S[^[:cntrl:]]{0,99}'),
  ('offices', '(coochBehar|kolkata)\.postalCode', '[1-9][0-9]{5}'),
  ('openings', '[a-z][a-z-]{0,39}', 'open|closed'),
  ('banner', 'text\.(en|bn)', '[^[:cntrl:]]{0,200}'),
  ('banner', 'until', '|[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])'),
  ('company', 'legalName|registration', '[^[:cntrl:]]{0,100}'),
  ('company', 'linkedin|instagram|facebook|github', '|https://[^\s"<>\\]{1,190}'),
  ('services', '[a-z][a-z-]{0,39}\.price', '|[1-9][0-9]{0,8}'),
  ('services', '[a-z][a-z-]{0,39}\.weeks', '|[1-9][0-9]{0,2}'),
  ('logins', 'employee', 'open|closed');

alter table public.site_settings enable row level security;
alter table private.setting_fields enable row level security;
revoke all on public.site_settings, private.setting_fields from anon, authenticated, service_role;
grant select on public.site_settings to authenticated, service_role;

create policy site_settings_read on public.site_settings for select to authenticated
  using ((select private.caller_role()) = 'founder');

create trigger audit_row after insert or update or delete on public.site_settings
  for each row execute function private.audit_row('key');

-- The first field of a section that cannot be as it is; null where all can.
create function private.setting_problem(section text, value jsonb) returns text
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
      order by f.key limit 1)
  end
$$;
revoke execute on function private.setting_problem(text, jsonb) from public;

-- The stored version of a section, 0 for none, once the founder who calls may change it: nobody else does until the
-- transaction ends. 409 when it is not as they saw it.
create function private.setting_to_change(section text, seen_version integer) returns integer
language plpgsql volatile security definer set search_path = ''
as $$
declare
  stored integer;
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('public.site_settings', 0));
  stored := coalesce((select s.version from public.site_settings s where s.key = section), 0);
  if stored is distinct from seen_version then
    raise exception 'This was changed somewhere else meanwhile. Look at it again.' using errcode = 'PT409';
  end if;
  return stored;
end
$$;
revoke execute on function private.setting_to_change(text, integer) from public;

create function private.put_setting(section text, value jsonb) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  insert into public.site_settings as s (key, value) values (section, put_setting.value)
    on conflict (key) do update set value = excluded.value, version = s.version + 1,
      updated_at = date_trunc('milliseconds', now());
end
$$;
revoke execute on function private.put_setting(text, jsonb) from public;

-- Saves a section whole.
create function public.save_setting(section text, value jsonb, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  problem text;
begin
  perform private.setting_to_change(section, seen_version);
  if not exists (select from private.setting_fields k where k.section = save_setting.section) then
    raise exception 'There is no such section.' using errcode = 'PT404';
  end if;
  problem := private.setting_problem(section, value);
  if problem is not null then
    raise exception 'This cannot be: %', problem using errcode = 'PT400';
  end if;
  perform private.put_setting(section, value);
end
$$;

-- What a section was before its last change; an empty object for how the site began. Null where nothing was changed, or
-- more than a year ago.
create function private.former_setting(section text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(a.old -> 'value', '{}') from public.audit_log a
    where a.subject = 'site_settings' and a.row_key = section order by a.id desc limit 1
$$;
revoke execute on function private.former_setting(text) from public;

-- Takes the last change of a section back. Twice is as before.
create function public.undo_setting(section text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  former jsonb;
begin
  perform private.setting_to_change(section, seen_version);
  former := private.former_setting(section);
  if former is null then
    raise exception 'Nothing was changed here.' using errcode = 'PT404';
  end if;
  perform private.put_setting(section, former);
end
$$;

-- What the documents say: nothing that anybody could not read on the site some seconds later. A banner goes at the end
-- of its day in India. Sections that are as the site began are not there.
create function public.published_settings() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_object_agg(s.key, s.value), '{}') from public.site_settings s
    where s.value <> '{}'
      and not (s.key = 'banner' and coalesce(s.value ->> 'until', '') < (now() at time zone 'Asia/Kolkata')::date::text)
$$;

revoke execute on function public.save_setting(text, jsonb, integer), public.undo_setting(text, integer),
  public.published_settings() from public, anon;
grant execute on function public.save_setting(text, jsonb, integer), public.undo_setting(text, integer)
  to authenticated, service_role;
grant execute on function public.published_settings() to anon, authenticated, service_role;
