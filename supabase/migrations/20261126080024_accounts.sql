-- Creates the profiles and the functions for the caller's own account: settings and sessions.

create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  telephone text not null default ''
    constraint profiles_telephone_form check (char_length(telephone) <= 40 and telephone ~ '^(\+?[0-9]+( [0-9]+)*)?$'),
  company text not null default '' constraint profiles_company_size check (char_length(company) <= 100),
  -- The email types that the person turned off. Emails about the account itself cannot be turned off.
  muted public.notification_kind[] not null default '{}',
  -- The email types that are off by default and that the person turned on. `muted` takes precedence.
  wanted public.notification_kind[] not null default '{}',
  -- The version of this row, incremented by each change, or 0 before the row is stored. A caller must send the version
  -- that they read.
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
grant select on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- Returns the email types that are off until the person turns them on.
create function private.kinds_off_by_default(p_account uuid) returns public.notification_kind[]
language sql stable security definer set search_path = ''
as $$
  select case when (private.staff_of(p_account)).role = 'founder' then '{}' else '{report}' end::public.notification_kind[]
$$;

-- Returns the email types that a person does not get, by choice or by default.
create function private.muted_kinds(p_account uuid) returns public.notification_kind[]
language sql stable security definer set search_path = ''
as $$
  select coalesce(p.muted, '{}') || array(
    select k.kind from unnest(private.kinds_off_by_default(a.id)) as k (kind)
    where k.kind <> all (coalesce(p.muted || p.wanted, '{}')))
  from (select p_account as id) a left join public.profiles p on p.user_id = a.id
$$;

-- Returns true if a person gets an email type, such as monthly reports.
create function private.accepts_mail(p_account uuid, p_kind public.notification_kind) returns boolean
language sql stable security definer set search_path = ''
as $$
  select p_kind <> all (private.muted_kinds(p_account))
$$;

-- Locks the caller's profile, and creates a missing one. Raises HTTP status 409 if the profile changed after the
-- caller read it.
create function private.lock_profile(p_expected_version integer) returns uuid
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.calling_account();
  stored integer;
begin
  insert into public.profiles (user_id, version) values (caller, 0) on conflict do nothing;
  select p.version into stored from public.profiles p where p.user_id = caller for update;
  perform private.check_version(stored, p_expected_version, 'account');
  update public.profiles p set version = p.version + 1, updated_at = now()
    where p.user_id = caller;
  return caller;
end
$$;

-- Returns the caller's account even before the second factor, because the account page registers second-factor
-- devices.
create function public.my_account() returns table (
  name text, email text, new_email text, present_confirmed boolean, new_confirmed boolean, is_staff boolean,
  telephone text, company text, language text, muted public.notification_kind[], can_get_report boolean, version integer
)
language sql stable security definer set search_path = ''
as $$
  select coalesce((private.staff_of(u.id)).name, u.raw_user_meta_data ->> 'fullName', ''), u.email::text,
    coalesce(u.email_change, '')::text,
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') = '',
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') <> '',
    (private.staff_of(u.id)).staff_id is not null,
    coalesce(p.telephone, ''), coalesce(p.company, ''), coalesce(private.language_of(u.id), ''),
    private.muted_kinds(u.id), private.can_get_report(private.staff_of(u.id)), coalesce(p.version, 0)
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.id = coalesce(private.session_account(), private.calling_account())
$$;

-- Saves the caller's profile, whose name appears in the login session and in staff replies.
create function public.save_profile(name text, telephone text, company text, expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.lock_profile(expected_version);
  full_name text := private.normalise_line(save_profile.name);
begin
  if coalesce(full_name, '') = '' or char_length(full_name) > 100 then
    raise exception 'The name is empty or too long. Enter 1 to 100 characters.' using errcode = 'PT400';
  end if;
  update public.profiles p set telephone = save_profile.telephone, company = save_profile.company
    where p.user_id = caller;
  update auth.users u set updated_at = now(),
      raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('fullName', full_name)
    where u.id = caller;
  update public.staff s set name = full_name, version = s.version + 1
    where s.staff_id = (private.staff_of(caller)).staff_id and s.name <> full_name;
end
$$;

-- Saves the email types that the caller does not want, as differences from the role's defaults.
create function public.save_notifications(muted public.notification_kind[], expected_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.lock_profile(expected_version);
  refused constant public.notification_kind[] := coalesce(save_notifications.muted, '{}');
  defaults constant public.notification_kind[] := private.kinds_off_by_default(caller);
begin
  update public.profiles p set
      muted = array(select k.kind from unnest(refused) as k (kind) where k.kind <> all (defaults)),
      wanted = array(select k.kind from unnest(defaults) as k (kind) where k.kind <> all (refused))
    where p.user_id = caller;
end
$$;

-- Returns the caller's login sessions: the current session first, then the most recently used.
create function public.my_sessions()
returns table (id uuid, is_this boolean, created_at timestamptz, used_at timestamptz, user_agent text)
language sql stable security definer set search_path = ''
as $$
  select s.id, s.id::text = auth.jwt() ->> 'session_id', s.created_at,
    coalesce(s.updated_at, s.created_at), coalesce(to_jsonb(s) ->> 'user_agent', '')
  from auth.sessions s
  where s.user_id = (select private.calling_account()) and (s.not_after is null or s.not_after > now())
  order by 2 desc, 4 desc, s.id
$$;

-- Ends one login session of the caller, or all except the current one without `session`.
create function public.end_session(session uuid default null) returns void
language sql volatile security definer set search_path = ''
as $$
  delete from auth.sessions s where s.user_id = (select private.calling_account())
    and case when session is null then s.id::text <> auth.jwt() ->> 'session_id' else s.id = session end
$$;

create policy profiles_read on public.profiles for select to authenticated
  using (user_id = (select private.caller_id()));

create trigger a_normalise before insert or update of telephone, company on public.profiles
  for each row execute function private.normalise_columns('telephone', 'phone', 'company', 'line');
create trigger delete_muted_mails after insert or update of muted on public.profiles
  for each row when (new.muted <> '{}') execute function private.delete_muted_mails();

grant execute on function public.my_account, public.save_profile, public.save_notifications, public.my_sessions,
  public.end_session to authenticated, service_role;
