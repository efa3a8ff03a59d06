-- Guesses from many networks at the ID of one employee have a limit too. One network uses at most 10 of it.

insert into private.rate_limits (name, most, span, refusal) values
  ('employee ID everywhere', 200, '1 hour', 'This ID was tried too often. Please wait an hour, or use the team login.');

-- As before, with this limit.
create or replace function public.employee_address(staff_id text, password text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As typed on a phone: with digits of both scripts, spaces and hyphens.
  wanted text := upper(regexp_replace(coalesce(private.normalise_number(staff_id), ''), '[^A-Za-z0-9]', '', 'g')
    collate "C");
  network text := coalesce(host(private.client_address()), 'unknown');
  address text;
  hash text;
begin
  if not exists (select from public.site_settings s where s.key = 'logins' and s.value ->> 'employee' = 'open') then
    raise exception 'The employee login is not open.' using errcode = '42501';
  end if;
  perform private.count_against('employee network', network);
  perform private.count_against('employee ID', left(wanted, 20) || ' ' || network);
  perform private.count_against('employee ID everywhere', left(wanted, 20));
  select s.email, u.encrypted_password into address, hash
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where s.staff_id = wanted and s.role = 'team' and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is not null;
  -- One password check for each call, so the work does not reveal which IDs exist.
  if private.is_password(employee_address.password, hash) then
    return address;
  end if;
  return null;
end
$$;
