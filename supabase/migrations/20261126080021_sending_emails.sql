-- Creates the functions of the process that sends the emails of the outbox.
--
-- The secret key that signs reply addresses.
create table private.mail_key (
  only_row boolean primary key default true constraint mail_key_one_row check (only_row),
  key bytea not null
);
insert into private.mail_key (key) values (extensions.gen_random_bytes(32));

alter table private.mail_key enable row level security;

-- Returns the reply token, which identifies a conversation in its reply address. It is hexadecimal, because some
-- programs change addresses to lower case.
create function private.reply_token(p_conversation uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select replace(p_conversation::text, '-', '') || '-' ||
    left(encode(extensions.hmac(convert_to(p_conversation::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;

-- Returns the conversation of a reply token, or null if our key did not sign the token.
create function private.conversation_of_token(p_token text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate uuid;
begin
  if p_token !~ '^[0-9a-f]{32}-[0-9a-f]{21}$' then
    return null;
  end if;
  candidate := left(p_token, 32)::uuid;
  return case when private.reply_token(candidate) = p_token then candidate end;
end
$$;

-- Returns the signed Message-ID of a reply without its domain, which only readers of the reply and mail servers know.
create function private.message_mail_id(p_message uuid) returns text
language sql stable security definer set search_path = ''
as $$
  select 'message.' || p_message || '.' ||
    left(encode(extensions.hmac(convert_to('message ' || p_message::text, 'UTF8'), k.key, 'sha256'), 'hex'), 21)
  from private.mail_key k
$$;

-- Returns the message of a signed Message-ID, which may have a domain.
create function private.message_of_mail_id(p_mail_id text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  candidate uuid;
begin
  if p_mail_id !~ '^message\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[0-9a-f]{21}$' then
    return null;
  end if;
  candidate := split_part(p_mail_id, '.', 2)::uuid;
  return case when private.message_mail_id(candidate) = p_mail_id then candidate end;
end
$$;

-- Returns the template data of a reply. The email attaches the smallest files first, up to 10 MB, and only lists the
-- others (`attached` is false).
create function private.reply_data(p_reply public.messages) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select jsonb_build_object(
    'author', split_part(p_reply.author_name, ' ', 1),
    'body', p_reply.body,
    'subject', c.subject,
    'quoted', coalesce((select m.body from public.messages m
      where m.conversation_id = c.id and m.kind in ('visitor', 'client') and m.number < p_reply.number
      order by m.number desc limit 1), ''),
    'conversation', case when c.client_id is not null then c.id end,
    'files', coalesce((
      select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'size', f.size, 'media_type', f.media_type,
          'attached', f.bytes <= 10485760) order by f.created_at, f.id)
      from (select s.*, sum(s.size) over (order by s.size, s.id) as bytes from public.files s
        where s.message_id = p_reply.id and s.state = 'ready') f), '[]'))
  from public.conversations c where c.id = p_reply.conversation_id
$$;

-- Returns the names of the files that the client sent since the last staff reply.
create function private.unanswered_files(p_conversation uuid) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(f.name order by m.number, f.created_at, f.id), '[]')
  from public.messages m join public.files f on f.message_id = m.id and f.state = 'ready'
  where m.conversation_id = p_conversation and m.kind = 'client'
    and m.number > coalesce((select max(r.number) from public.messages r
      where r.conversation_id = p_conversation and r.kind = 'staff'), 0)
$$;

-- Returns the template data of an email that is sent now. An email about an open ask (staff request) gets a new
-- one-purpose link.
create function private.email_data(p_email private.outbox) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
begin
  return case p_email.template
    when 'reply' then (select private.reply_data(m) from public.messages m where m.id = p_email.message_id)
    when 'project_news' then (
      select p_email.data || jsonb_build_object('project', p.id, 'title', p.title)
      from public.projects p where p.id = p_email.project_id)
    when 'waiting_messages' then (
      select jsonb_build_object('count', count(*), 'messages', coalesce(
        jsonb_agg(jsonb_build_object('name', c.name, 'subject', c.subject, 'files', private.unanswered_files(c.id))
          order by c.line) filter (where c.line <= 20),
        '[]'))
      from (select w.id, w.name, w.subject, row_number() over (order by w.sort_key, w.id) as line
        from public.conversations w
        where w.id in (select jsonb_array_elements_text(p_email.data -> 'conversations')::uuid)) c)
    when 'staff_invitation' then p_email.data
    when 'work_report' then private.report_data(p_email)
    when 'file_comments' then private.comment_data(p_email)
    when 'ask_received' then private.ask_data(p_email)
    when 'ask_decided' then private.ask_data(p_email)
    else private.ask_data(p_email) || jsonb_strip_nulls(jsonb_build_object('token',
      private.create_task_link(p_email.ask_id, p_email.account_id, p_email.recipient)))
    end;
end
$$;

-- Returns false for a work report whose recipient left the staff, was banned or turned off these emails.
create function private.is_report_needed(p_email private.outbox) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return exists (
    select from auth.users u cross join lateral (select private.staff_of(u.id) as staff) s
    where u.id = p_email.account_id and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
      and case when p_email.data ? 'requested' then (s.staff).staff_id is not null
        else private.can_get_report(s.staff) and private.accepts_mail(u.id, 'report') end);
end
$$;

-- Returns false for a queued email that is no longer needed, such as a reminder after the client has answered.
create function private.is_mail_needed(p_email private.outbox) returns boolean
language plpgsql stable security definer set search_path = ''
as $$
begin
  return case
    when p_email.template in ('asked', 'ask_reminder') then exists (
      select from public.asks a where a.id = p_email.ask_id and a.state = 'open')
    when p_email.template = 'ask_received' then exists (select from private.received_asks(p_email))
    when p_email.template = 'ask_decided' then private.is_project_staff(p_email.recipient, p_email.project_id)
      or exists (select from public.project_people p
        where p.project_id = p_email.project_id and p.user_id = p_email.account_id)
    when p_email.template = 'waiting_messages' then exists (
      select from jsonb_array_elements_text(p_email.data -> 'conversations') due
        join public.conversations c on c.id = due::uuid)
    when p_email.template = 'work_report' then private.is_report_needed(p_email)
    when p_email.template = 'file_comments' then exists (select from private.mailed_comments(p_email))
    else true end;
end
$$;

-- Does the due work: reopens snoozed conversations, and adds notices, reminders and monthly reports to the outbox.
create function private.run_due_work() returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.wake_conversations();
  perform private.notify_staff();
  perform private.remind_clients();
  perform private.queue_reports();
end
$$;

-- Claims due emails of the outbox for two minutes, in which the caller sends them.
--
-- `thread` has the Message-IDs that an email answers, the oldest first, and without a domain for our own emails.
create function public.claim_mails(maximum integer) returns table (
  id uuid, message_id uuid, mail_id text, recipient text, template text, language text, data jsonb,
  reply_token text, thread text[], attempts integer, kind public.notification_kind, unsubscribe_token text
)
language plpgsql volatile security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  perform private.run_due_work();
  delete from private.outbox o
    where o.sent_at is null and o.failed_at is null and o.send_after <= now() and not private.is_mail_needed(o);
  return query
    with due as (
      select o.id from private.outbox o
      where o.sent_at is null and o.failed_at is null and o.send_after <= now()
        and (o.claimed_until is null or o.claimed_until <= now()) and private.is_mail_needed(o)
      order by o.send_after, o.created_at limit maximum for update skip locked
    ), claimed as (
      update private.outbox o set attempts = o.attempts + 1, claimed_until = now() + interval '2 minutes'
      from due where o.id = due.id returning o.*
    )
    select o.id, o.message_id, coalesce(private.message_mail_id(o.message_id), 'mail.' || o.id), o.recipient,
      o.template, o.language, private.email_data(o), private.reply_token(m.conversation_id),
      case when m.id is not null then array['conversation.' || m.conversation_id] || array(
        select earlier.mail from (
          select e.number, coalesce(f.mail_id, case e.kind when 'staff' then private.message_mail_id(e.id) end) as mail
          from public.messages e left join private.message_origins f on f.message_id = e.id
          where e.conversation_id = m.conversation_id and e.number < m.number
            and (f.mail_id is not null or e.kind = 'staff')
          order by e.number desc limit 10) earlier
        order by earlier.number)
      else array[]::text[] end,
      o.attempts, o.kind, t.token
    from claimed o left join public.messages m on m.id = o.message_id
      left join private.unsubscribe_tokens t on t.user_id = o.account_id and t.kind = o.kind
    order by o.send_after, o.created_at;
end
$$;

-- Stores the result of sending an email: `problem` is the mail server's response, empty after a success.
--
-- After a temporary problem, the email is sent again for three days, first after five seconds and later every hour.
create function public.finish_mail(mail uuid, problem text, is_final boolean) returns void
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
  update private.outbox o set data = '{}'
    where o.id = mail and (settled.sent_at is not null or settled.failed_at is not null);
  update public.messages m set
      delivery = case when settled.sent_at is not null then 'sent'
        when settled.failed_at is not null then 'failed' else 'queued' end::public.delivery_state,
      delivery_problem = case when settled.sent_at is null and settled.failed_at is not null then left(problem, 500)
        else '' end
    where m.id = settled.message_id;
end
$$;

-- Releases all claimed emails immediately. Only a process that is the only sender may call this function.
create function private.release_mails() returns void
language sql volatile security definer set search_path = ''
as $$
  update private.outbox set claimed_until = null where claimed_until is not null
$$;

grant execute on function public.claim_mails, public.finish_mail to service_role;
