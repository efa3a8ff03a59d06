-- Each mail that somebody can switch off says how, and does it with one press: theirs, or that of their mail program
-- (RFC 8058).

-- Whose account a mail goes to, and what it is a notice of; both null where nobody could switch it off.
alter table private.outbox
  add column account_id uuid references auth.users (id) on delete cascade,
  add column kind public.notification_kind;

-- What a link to switch off carries: one for each person and kind, as good as long as the account, and saying nothing of it.
create table private.unsubscribe_tokens (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind public.notification_kind not null,
  token text not null unique default encode(extensions.gen_random_bytes(24), 'hex'),
  primary key (user_id, kind)
);
alter table private.unsubscribe_tokens enable row level security;
revoke all on private.unsubscribe_tokens from anon, authenticated, service_role;

-- The language that somebody chose for mails; null for who chose none. The session carries it, and so do the mails of the
-- auth server: it is beside the name.
create function private.language_of(account uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select u.raw_user_meta_data ->> 'language' from auth.users u
    where u.id = account and u.raw_user_meta_data ->> 'language' in ('en', 'bn')
$$;
revoke execute on function private.language_of(uuid) from public;

-- What a mail of the database says, by its English words; what people wrote themselves stays as they wrote it.
create function private.in_bengali(words text) returns text
language sql immutable set search_path = ''
as $$
  select case words
    when 'Re: Your message' then 'Re: আপনার বার্তা'
    when 'It has a page of its own now, where you see how it goes.' then 'এর এখন নিজের একটি পাতা আছে, কাজ কত দূর এগোল সেখানে দেখতে পাবেন।'
    when 'It is planned.' then 'কাজের পরিকল্পনা হয়েছে।'
    when 'We are designing it.' then 'আমরা এর নকশা করছি।'
    when 'We are building it.' then 'আমরা এটি তৈরি করছি।'
    when 'It is in review: please have a look at it.' then 'এটি এখন দেখে নেওয়ার পালা: আপনিও একবার দেখে নিন।'
    when 'It is live.' then 'এটি চালু হয়েছে।'
    when 'It is live, and we take care of it.' then 'এটি চালু আছে, আমরা দেখাশোনা করছি।'
    else regexp_replace(regexp_replace(words,
      '^We wait for you: ', 'আমরা আপনার অপেক্ষায় আছি: '),
      '^(\S*) writes:\n', E'\\1 লিখেছেন:\n')
  end
$$;
revoke execute on function private.in_bengali(text) from public;

-- A mail that its reader wants none of is not put into the outbox; a reply is read in the portal then. Another gets what
-- switches its kind off.
drop trigger drop_unwanted_mail on private.outbox;
drop function private.drop_unwanted_mail();

create function private.admit_mail() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  if new.message_id is not null then
    select c.client_id into new.account_id
      from public.messages m join public.conversations c on c.id = m.conversation_id where m.id = new.message_id;
  else
    select u.id into new.account_id from auth.users u where lower(u.email collate "C") = new.recipient;
  end if;
  if new.account_id is null then
    return new;
  end if;
  new.kind := case when new.message_id is null and new.project_id is null then 'waiting' else 'reply' end;
  if new.message_id is not null and private.language_of(new.account_id) = 'bn' then
    new.subject := private.in_bengali(new.subject);
  end if;
  if private.wants_mail(new.account_id, new.kind) then
    insert into private.unsubscribe_tokens (user_id, kind) values (new.account_id, new.kind) on conflict do nothing;
    return new;
  end if;
  update public.messages m set delivery = 'none' where m.id = new.message_id;
  return null;
end
$$;
revoke execute on function private.admit_mail() from public;

create trigger admit_mail before insert on private.outbox
  for each row execute function private.admit_mail();

-- What waits to be sent is not sent either once its kind is switched off.
create function private.withdraw_muted_mails() returns trigger
language plpgsql volatile security definer set search_path = ''
as $$
begin
  with withdrawn as (
    delete from private.outbox o
    where o.account_id = new.user_id and o.kind = any (new.muted) and o.sent_at is null and o.failed_at is null
      and (o.claimed_until is null or o.claimed_until <= now())
    returning o.message_id
  )
  update public.messages m set delivery = 'none' from withdrawn w where m.id = w.message_id;
  return null;
end
$$;
revoke execute on function private.withdraw_muted_mails() from public;

create trigger withdraw_muted_mails after insert or update of muted on public.profiles
  for each row when (new.muted <> '{}') execute function private.withdraw_muted_mails();

-- Switches off what a token names, for anybody who has it. @returns the kind; null when it names nothing.
create function public.unsubscribe(token text) returns public.notification_kind
language plpgsql volatile security definer set search_path = ''
as $$
declare
  named private.unsubscribe_tokens;
begin
  select * into named from private.unsubscribe_tokens t where t.token = unsubscribe.token;
  if not found then
    return null;
  end if;
  insert into public.profiles as p (user_id, muted) values (named.user_id, array[named.kind])
    on conflict (user_id) do update set muted = p.muted || named.kind, version = p.version + 1,
        updated_at = date_trunc('milliseconds', now())
      where named.kind <> all (p.muted);
  return named.kind;
end
$$;
revoke execute on function public.unsubscribe(text) from public;
grant execute on function public.unsubscribe(text) to anon, authenticated, service_role;

-- As before, with the language of the reader, and what switches the mail's kind off.
drop function public.claim_mails(integer);

create function public.claim_mails(most integer) returns table (
  id uuid, message_id uuid, recipient text, sender text, subject text, body text, quoted text, link text,
  reply_token text, thread text[], attempts integer, language text, kind public.notification_kind, unsubscribe_token text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.tell_staff();
  return query
    with due as (
      select o.id from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.send_after <= now()
        and (o.claimed_until is null or o.claimed_until <= now())
      order by o.send_after, o.created_at limit most for update skip locked
    ), claimed as (
      update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due where o.id = due.id returning o.*
    )
    select o.id, o.message_id, o.recipient, o.sender, o.subject, o.body, o.quoted, o.link,
      private.reply_token(m.conversation_id),
      case when m.id is not null then array['conversation.' || m.conversation_id] || array(
        select earlier.mail from (
          select e.number, coalesce(f.mail_id, case e.kind when 'staff' then 'message.' || e.id end) as mail
          from public.messages e left join private.message_origins f on f.message_id = e.id
          where e.conversation_id = m.conversation_id and e.number < m.number
            and (f.mail_id is not null or e.kind = 'staff')
          order by e.number desc limit 10) earlier
        order by earlier.number)
      else array[]::text[] end,
      o.attempts, private.language_of(o.account_id), o.kind, t.token
    from claimed o left join public.messages m on m.id = o.message_id
      left join private.unsubscribe_tokens t on t.user_id = o.account_id and t.kind = o.kind
    order by o.send_after, o.created_at;
end
$$;
revoke execute on function public.claim_mails(integer) from public, anon, authenticated;
grant execute on function public.claim_mails(integer) to service_role;
