-- Creates the functions that store incoming emails as messages of conversations.
--
-- Returns the conversation of an incoming email, by the reply token in its recipient address or by the first signed
-- Message-ID of `ids`.
--
-- `mails` has the sent emails that the incoming email can quote, the newest first.
create function public.find_email_thread(recipient text, ids text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  by_token uuid := private.conversation_of_token(substring(lower(recipient) from '^reply\+([0-9a-f-]+)@'));
  named_message uuid;
  named_token uuid;
  named_conversation uuid;
  found_conversation public.conversations;
begin
  select private.message_of_mail_id(i.id) into named_message
    from unnest(ids) with ordinality as i (id, number)
    where private.message_of_mail_id(i.id) is not null order by i.number limit 1;
  select private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) into named_token
    from unnest(ids) with ordinality as i (id, number)
    where private.conversation_of_token(substring(i.id from '^reply\+(.*)$')) is not null order by i.number limit 1;
  select m.conversation_id into named_conversation from public.messages m where m.id = named_message;
  -- The token takes precedence if the Message-IDs identify another conversation.
  if by_token is not null and named_conversation is distinct from by_token then
    named_message := null;
  end if;
  select * into found_conversation from public.conversations c
    where c.id = coalesce(by_token, named_conversation, named_token);
  if not found then
    return null;
  end if;
  return jsonb_build_object(
    'conversation', found_conversation.id,
    'email', found_conversation.email,
    'by_token', by_token is not null,
    'message', named_message,
    'mails', coalesce((
      select jsonb_agg(jsonb_build_object('template', 'reply', 'data', private.reply_data(m), 'kind', o.kind,
          'language', o.language) order by m.number desc)
      from (select * from public.messages m
        where m.conversation_id = found_conversation.id and m.kind = 'staff' order by m.number desc limit 5) m
      join private.outbox o on o.message_id = m.id), '[]'));
end
$$;

-- Counts an incoming email before it is parsed, and raises HTTP status 429 if a conversation received too many emails.
create function public.count_email(conversation uuid) returns void
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.check_rate_limit('mail sender', conversation::text);
end
$$;

-- Stores the files of a message within the rate limits, and returns the numbers of the other files.
create function private.store_attachments(p_message public.messages, p_files jsonb, p_contents text[])
returns integer[]
language plpgsql volatile security definer set search_path = ''
as $$
declare
  content bytea;
  stored uuid;
  refused integer[] := '{}';
  subjects jsonb;
begin
  select jsonb_build_object('conversation', c.id, 'owner', private.mail_owner(c)) into subjects
    from public.conversations c where c.id = p_message.conversation_id;
  for number in 1 .. coalesce(jsonb_array_length(p_files), 0) loop
    content := decode(p_contents[number], 'base64');
    begin
      perform private.check_shared_limit('attachment bytes', octet_length(content) * 21 / 20 + 1000, subjects,
        p_counts => true);
    exception when sqlstate 'PT429' then
      refused := refused || number;
      continue;
    end;
    insert into public.attachments (message_id, number, name, media_type, size)
      values (p_message.id, number, p_files -> (number - 1) ->> 'name', p_files -> (number - 1) ->> 'type', octet_length(content))
      returning id into stored;
    insert into private.attachment_contents (attachment_id, content) values (stored, content);
  end loop;
  return refused;
end
$$;

-- Stores an incoming email in its conversation. Returns 'added', 'known' for a stored email, 'unknown' for a wrong
-- sender, or 'empty'.
--
-- The sender of an email without a reply token must have the conversation's address.
create function public.receive_email(
  conversation uuid, by_token boolean, sender text, body text, quotation text, mail_id text, automatic boolean,
  files jsonb, contents text[], refused_line text
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  target public.conversations;
  added public.messages;
  refused integer[];
  stored_mail_id text := case
    when coalesce(receive_email.mail_id, '') = '' then gen_random_uuid() || '@unnamed.invalid'
    -- Stores a hash instead of a longer Message-ID, which does not fit into an index entry.
    when char_length(receive_email.mail_id) > 300
      then encode(sha256(convert_to(receive_email.mail_id, 'UTF8')), 'hex') || '@long.invalid'
    else receive_email.mail_id end;
  clean_body text := left(private.normalise_text(receive_email.body), 20000);
  text_digest bytea := sha256(convert_to(receive_email.body || receive_email.quotation, 'UTF8'));
  is_own boolean;
  subjects jsonb;
begin
  select * into target from public.conversations c where c.id = receive_email.conversation for update;
  is_own := lower(btrim(receive_email.sender)) = lower(btrim(target.email));
  if target.id is null or not (receive_email.by_token or is_own) then
    return 'unknown';
  end if;
  if exists (select from private.message_origins o join public.messages m on m.id = o.message_id
    where o.mail_id = stored_mail_id and m.conversation_id = target.id
      and coalesce(o.digest = text_digest, true)) then
    return 'known';
  end if;
  if clean_body = '' then
    return 'empty';
  end if;
  subjects := jsonb_build_object('conversation', target.id, 'owner', private.mail_owner(target));
  perform private.check_shared_limit('mail bytes',
    private.max_text_bytes(clean_body, 1) + octet_length(quotation) * 27 / 20, subjects);
  added := private.add_message(target.id,
    case when target.client_id is null then 'visitor' else 'client' end::public.message_kind,
    target.name, clean_body, p_reopens => not automatic, p_mail_id => stored_mail_id, p_digest => text_digest);
  if receive_email.quotation ~ '[^[:space:]]' then
    insert into public.message_quotations (message_id, body) values (added.id, receive_email.quotation);
  end if;
  refused := private.store_attachments(added, files, contents);
  update public.messages m set
      sender_address = case when is_own then '' else left(btrim(receive_email.sender), 320) end,
      has_quotation = receive_email.quotation ~ '[^[:space:]]',
      body = case when cardinality(refused) = 0 then m.body
        else left(m.body, 19000) || E'\n\n' || cardinality(refused) || receive_email.refused_line || (
          select string_agg((f.file ->> 'name') || ', ' || (f.file ->> 'size_text'), '; ' order by f.number)
          from jsonb_array_elements(files) with ordinality as f (file, number)
          where f.number = any (refused) and f.number <= 20) end
    where m.id = added.id;
  perform private.check_shared_limit('mail bytes',
    private.added_bytes(target, octet_length(clean_body) + octet_length(quotation)), subjects, p_counts => true);
  return 'added';
end
$$;

-- Marks the staff reply of a delivery report as failed, by its signed Message-ID, or otherwise the conversation's
-- newest sent reply.
create function public.report_undelivered(conversation uuid, message uuid, problem text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  update public.messages m set delivery = 'failed', delivery_problem = left(problem, 500)
    where m.conversation_id = report_undelivered.conversation and m.kind = 'staff' and m.delivery in ('sent', 'failed')
      and m.id = coalesce(message, (select s.id from public.messages s
        where s.conversation_id = report_undelivered.conversation and s.kind = 'staff' and s.delivery = 'sent'
        order by s.number desc limit 1));
  return found;
end
$$;

grant execute on function public.find_email_thread, public.count_email, public.receive_email, public.report_undelivered
  to service_role;
