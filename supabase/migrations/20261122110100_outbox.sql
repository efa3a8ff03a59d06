-- Mails on their way. A function puts a row here in the transaction that needs the mail; a process sends it: the
-- embedded backend's, or on hosted a scheduled edge function. So a mail server that is down delays a mail, and what is
-- rolled back mails nobody.

create table private.outbox (
  id uuid primary key default gen_random_uuid(),
  -- The reply that it carries, if it is one.
  message_id uuid unique references public.messages (id) on delete cascade,
  recipient text not null,
  -- Whose first name stands before the company's.
  sender text not null default '',
  subject text not null,
  body text not null,
  -- What it answers, repeated below it.
  quoted text not null default '',
  -- A path of the site that a button leads to.
  link text not null default '',
  send_after timestamptz not null default now(),
  attempts integer not null default 0,
  -- Whoever took it has until then to send it.
  claimed_until timestamptz,
  sent_at timestamptz,
  failed_at timestamptz,
  last_error text not null default '',
  created_at timestamptz not null default now()
);
create index outbox_due on private.outbox (send_after) where sent_at is null and failed_at is null;

-- Signs the addresses that answers come back to. It never leaves the database.
create table private.mail_key (
  only_row boolean primary key default true constraint mail_key_one_row check (only_row),
  key bytea not null
);
insert into private.mail_key (key) values (extensions.gen_random_bytes(32));

alter table private.outbox enable row level security;
alter table private.mail_key enable row level security;
revoke all on private.outbox, private.mail_key from anon, authenticated;

-- The embedded backend listens.
create function private.announce_mail() returns trigger
language plpgsql set search_path = ''
as $$
begin
  perform pg_notify('outbox', '');
  return null;
end
$$;
revoke execute on function private.announce_mail() from public;

create trigger announce_mail after insert on private.outbox
  for each statement execute function private.announce_mail();

-- The token that names a conversation in the address that answers go to: hexadecimal, since some programs lower
-- addresses, and 54 characters, since 64 are what the part before the @ may have.
create function private.reply_token(conversation uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(conversation::text, '-', '') || '-' ||
    left(encode(extensions.hmac(convert_to(conversation::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;
revoke execute on function private.reply_token(uuid) from public;

-- Puts one mail to each of the staff into the outbox when somebody has waited for ten minutes and nobody took it: one
-- for all such conversations, and no second one within ten minutes.
create function private.tell_staff() returns void
language plpgsql security definer set search_path = ''
as $$
declare
  due uuid[];
  lines text;
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
  select string_agg(concat('- ', c.name, ': ', coalesce(nullif(c.subject, ''), 'no subject')), E'\n' order by c.place)
    into lines from (select * from public.conversations c where c.id = any (due) order by c.place limit 20) c;
  insert into private.outbox (recipient, subject, body, link)
    select s.email,
      case cardinality(due) when 1 then 'A message waits for an answer'
        else cardinality(due) || ' messages wait for an answer' end,
      concat('Nobody has taken this yet:', E'\n\n', lines,
        case when cardinality(due) > 20 then E'\n' || '- and ' || cardinality(due) - 20 || ' more' end),
      '/dashboard/inbox'
    from public.staff s join auth.users u on lower(u.email collate "C") = s.email
    where u.email_confirmed_at is not null and u.deleted_at is null;
end
$$;
revoke execute on function private.tell_staff() from public;

-- Takes mails to send them, those that are due longest first. Whoever takes one has two minutes for it; then somebody
-- else may. `thread` names what a mail answers, the root first: a whole Message-ID, or one of ours without its domain.
create function public.claim_mails(most integer) returns table (
  id uuid, message_id uuid, recipient text, sender text, subject text, body text, quoted text, link text,
  reply_token text, thread text[], attempts integer
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
      o.attempts
    from claimed o left join public.messages m on m.id = o.message_id
    order by o.send_after, o.created_at;
end
$$;

-- What became of a mail that was taken. An empty `problem` is none. One that may pass is tried again, after five
-- seconds first and an hour at last, for three days.
create function public.settle_mail(mail uuid, problem text, is_final boolean) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  settled private.outbox;
begin
  update private.outbox o set claimed_until = null,
      sent_at = case when problem = '' then now() else o.sent_at end,
      last_error = left(problem, 500),
      failed_at = case when problem <> '' and o.sent_at is null
        and (is_final or o.created_at < now() - interval '3 days') then now() end,
      send_after = case when problem = '' then o.send_after
        else now() + least(interval '5 seconds' * power(2, least(o.attempts, 20) - 1), interval '1 hour') end
    where o.id = mail returning * into settled;
  update public.messages m set delivery = case when settled.sent_at is not null then 'sent'
      when settled.failed_at is not null then 'failed' else 'queued' end::public.delivery_state
    where m.id = settled.message_id;
end
$$;

-- Lets mails be taken anew at once. For a process that knows that nobody else sends.
create function private.release_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox set claimed_until = null where claimed_until is not null
$$;

revoke execute on function public.claim_mails(integer), public.settle_mail(uuid, text, boolean),
  private.release_mails() from public, anon, authenticated;
grant execute on function public.claim_mails(integer), public.settle_mail(uuid, text, boolean) to service_role;
