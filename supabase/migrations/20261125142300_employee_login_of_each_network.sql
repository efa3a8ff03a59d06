-- Wrong passwords of one network no longer lock an employee out of another. Guesses from many networks at one ID still have
-- a limit. Checking an ID takes as long whether or not it exists.

insert into private.rate_limits (name, most, span, refusal) values
  ('employee ID everywhere', 200, '1 hour', 'This ID was tried too often. Please wait an hour, or use the team login.');

create or replace function public.employee_address(staff_id text, password text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As typed on a phone: with digits of both scripts, spaces and hyphens.
  wanted text := left(upper(regexp_replace(coalesce(private.normalise_number(staff_id), ''), '[^A-Za-z0-9]', '', 'g')
    collate "C"), 20);
  network text := coalesce(private.client_network(), 'unknown');
  -- A hash of no password, so that an unknown ID takes as long.
  no_hash constant text := '$2a$10$abcdefghijklmnopqrstuuAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';
  address text;
  stored_hash text;
begin
  if not exists (select from public.site_settings s where s.key = 'logins' and s.value ->> 'employee' = 'open') then
    raise exception 'The employee login is not open.' using errcode = '42501';
  end if;
  perform private.count_against('employee network', network);
  perform private.count_against('employee ID', network || ' ' || wanted);
  perform private.count_against('employee ID everywhere', wanted);
  -- pgcrypto knows the same hash by its older name alone.
  select s.email, regexp_replace(u.encrypted_password, '^\$2b', '$2a') into address, stored_hash
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where s.staff_id = wanted and s.role = 'team' and u.email_confirmed_at is not null and u.deleted_at is null
      and u.encrypted_password <> '';
  return case when extensions.crypt(coalesce(employee_address.password, ''), coalesce(stored_hash, no_hash))
      = stored_hash and octet_length(employee_address.password) <= 72 then address end;
end
$$;
