-- bcrypt reads 72 bytes of a password. Here a longer one is never right, since one with another ending would be right too.

create or replace function public.employee_address(staff_id text, password text) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  -- As typed on a phone: with digits of both scripts, spaces and hyphens.
  wanted text := upper(regexp_replace(coalesce(private.normalise_number(staff_id), ''), '[^A-Za-z0-9]', '', 'g')
    collate "C");
  address text;
begin
  if not exists (select from public.site_settings s where s.key = 'logins' and s.value ->> 'employee' = 'open') then
    raise exception 'The employee login is not open.' using errcode = '42501';
  end if;
  perform private.count_against('employee network', coalesce(host(private.client_address()), 'unknown'));
  perform private.count_against('employee ID', left(wanted, 20));
  select s.email into address
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
      -- pgcrypto knows the same hash by its older name alone.
      cross join lateral (select regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash) as its
    where s.staff_id = wanted and s.role = 'team' and u.email_confirmed_at is not null and u.deleted_at is null
      and its.hash <> '' and octet_length(employee_address.password) <= 72
      and extensions.crypt(employee_address.password, its.hash) = its.hash;
  return address;
end
$$;

create or replace function public.delete_my_account(email text, password text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.account_calling();
  address text;
begin
  if (private.staff_of(caller)).staff_id is not null then
    raise exception 'Staff ask the founder.' using errcode = '42501';
  end if;
  perform private.count_against('account password', caller::text);
  select lower(u.email collate "C") into address
    -- pgcrypto knows the same hash by its older name alone.
    from auth.users u, regexp_replace(u.encrypted_password, '^\$2b', '$2a') as hash
    where u.id = caller
      and lower(u.email collate "C") = lower(private.normalise_email(delete_my_account.email) collate "C")
      and octet_length(delete_my_account.password) <= 72
      and extensions.crypt(delete_my_account.password, hash) = hash;
  if address is null then
    return false;
  end if;
  delete from public.conversations c where c.client_id = caller or (c.client_id is null and lower(c.email) = address);
  delete from public.contact_messages m where lower(m.email) = address;
  delete from private.outbox o where lower(o.recipient) = address;
  -- What they did while they worked here stays on record, without who they are.
  update public.audit_log a set actor = '', actor_id = null where a.actor_id = caller;
  update public.audit_log a set old = null, new = null where address in (a.old ->> 'email', a.new ->> 'email');
  insert into public.audit_log (action, subject, row_key) values ('removed', 'account', '');
  delete from auth.users u where u.id = caller;
  return true;
end
$$;
