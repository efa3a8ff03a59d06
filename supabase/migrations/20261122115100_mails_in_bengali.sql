-- Mails that the database writes are in the language of whoever gets them. Where they chose none they are in English.

-- As before, in the language of each.
create or replace function private.tell_clients(project uuid, words text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  reader record;
  named text := (select p.title from public.projects p where p.id = project);
  news text;
begin
  for reader in select lower(u.email collate "C") as address, private.language_of(u.id) is not distinct from 'bn' as is_bengali
    from public.project_people p join auth.users u on u.id = p.user_id
    where p.project_id = project and u.email_confirmed_at is not null and u.deleted_at is null
      and private.wants_mail(u.id, 'reply')
  loop
    news := case when reader.is_bengali then private.in_bengali(words) else words end;
    update private.outbox o set body = o.body || E'\n\n' || news
      where o.project_id = project and o.recipient = reader.address and o.sent_at is null and o.failed_at is null
        and o.attempts = 0 and o.claimed_until is null;
    if not found then
      insert into private.outbox (project_id, recipient, subject, body, link, send_after)
        values (project, reader.address,
          case when reader.is_bengali then named || ': নতুন খবর' else 'News of ' || named end,
          concat(case when reader.is_bengali then '“' || named || '” প্রকল্পের খবর:' else 'News of “' || named || '”:' end,
            E'\n\n', news),
          '/dashboard/projects/' || project, now() + interval '10 minutes');
    end if;
  end loop;
end
$$;

create function private.bengali_digits(number integer) returns text
language sql immutable set search_path = ''
as $$
  select translate(number::text, '0123456789', '০১২৩৪৫৬৭৮৯')
$$;
revoke execute on function private.bengali_digits(integer) from public;

create or replace function private.tell_staff() returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  due uuid[];
  english text;
  bengali text;
  more integer;
begin
  perform pg_advisory_xact_lock(hashtextextended('private.tell_staff', 0));
  if exists (select from public.conversations c where c.told_at > now() - interval '10 minutes') then
    return;
  end if;
  select array_agg(c.id) into due from public.conversations c
    where c.status = 'open' and c.assignee is null and c.waiting_since <= now() - interval '10 minutes'
      and (c.told_at is null or c.told_at < c.waiting_since);
  if due is null then
    return;
  end if;
  update public.conversations c set told_at = now() where c.id = any (due);
  more := cardinality(due) - 20;
  select string_agg(concat('- ', c.name, ': ', coalesce(nullif(c.subject, ''), 'no subject')), E'\n' order by c.place),
      string_agg(concat('- ', c.name, ': ', coalesce(nullif(c.subject, ''), 'বিষয় লেখা নেই')), E'\n' order by c.place)
    into english, bengali from (select * from public.conversations c where c.id = any (due) order by c.place limit 20) c;
  insert into private.outbox (recipient, subject, body, link)
    select s.email,
      case
        when l.is_bengali then private.bengali_digits(cardinality(due)) || 'টি বার্তা উত্তরের অপেক্ষায়'
        when cardinality(due) = 1 then 'A message waits for an answer'
        else cardinality(due) || ' messages wait for an answer' end,
      case
        when l.is_bengali then concat('এখনও কেউ হাতে নেননি:', E'\n\n', bengali,
          case when more > 0 then E'\n- আরও ' || private.bengali_digits(more) || 'টি' end)
        else concat('Nobody has taken this yet:', E'\n\n', english,
          case when more > 0 then E'\n- and ' || more || ' more' end) end,
      '/dashboard/inbox'
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
      cross join lateral (select private.language_of(u.id) is not distinct from 'bn' as is_bengali) l
    where u.email_confirmed_at is not null and u.deleted_at is null;
end
$$;

-- As before, with the language that they chose for mails; empty for who chose none.
drop function public.my_account();

create function public.my_account() returns table (
  name text, email text, new_email text, present_confirmed boolean, new_confirmed boolean, is_staff boolean,
  telephone text, company text, language text, muted public.notification_kind[], version integer
)
language sql stable security definer set search_path = ''
as $$
  select coalesce((private.staff_of(u.id)).name, u.raw_user_meta_data ->> 'fullName', ''), u.email::text,
    coalesce(u.email_change, '')::text,
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') = '',
    u.email_change_confirm_status = 1 and coalesce(u.email_change_token_current, '') <> '',
    (private.staff_of(u.id)).staff_id is not null,
    coalesce(p.telephone, ''), coalesce(p.company, ''), coalesce(private.language_of(u.id), ''),
    coalesce(p.muted, '{}'), coalesce(p.version, 0)
  from auth.users u left join public.profiles p on p.user_id = u.id
  where u.id = private.account_calling()
$$;
revoke execute on function public.my_account() from public, anon;
grant execute on function public.my_account() to authenticated, service_role;

-- As before, with that language.
create or replace function public.export_my_data() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.export_account() || jsonb_build_object(
    'language', private.language_of(private.account_calling()),
    'projects', coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id, 'title', p.title, 'stage', p.stage, 'due_on', p.due_on,
          'created_at', p.created_at, 'events', (
            select jsonb_agg(jsonb_build_object('kind', e.kind, 'stage', e.stage, 'body', e.body,
                'created_at', e.created_at) order by e.number)
            from public.project_events e where e.project_id = p.id and not e.internal))
        order by p.created_at)
      from public.projects p join public.project_people m on m.project_id = p.id
      where m.user_id = private.account_calling()), '[]'))
$$;
