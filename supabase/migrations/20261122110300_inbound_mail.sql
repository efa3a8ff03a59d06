-- Answers by mail come back into their conversation: by the address that a reply asked for, or by what they answer, and
-- from the conversation's own address. Who knows a reply's token or Message-ID has had a mail of ours.

insert into private.rate_limits (name, most, span, refusal) values
  ('mail sender', 30, '10 minutes', 'Too many mails came from this address. Please wait ten minutes.');

-- The conversation that a token names, if we signed it.
create function private.conversation_of_token(token text) returns uuid
language plpgsql stable security definer set search_path = ''
as $$
declare
  named uuid;
begin
  if token !~ '^[0-9a-f]{32}-[0-9a-f]{21}$' then
    return null;
  end if;
  named := left(token, 32)::uuid;
  return case when private.reply_token(named) = token then named end;
end
$$;
revoke execute on function private.conversation_of_token(text) from public;

-- The conversation of the messages that a mail says it answers.
create function private.conversation_of_mails(answers text[]) returns uuid
language sql stable security definer set search_path = ''
as $$
  with ours as (
    select a.id, a.place, parts[1] as kind, parts[2]::uuid as named
    from unnest(answers) with ordinality as a (id, place), regexp_match(a.id,
      '^(message|conversation)\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@') as parts
  )
  select c.id from ours o
    left join private.message_origins f on f.mail_id = o.id
    left join public.messages m on m.id = coalesce(f.message_id, case o.kind when 'message' then o.named end)
    join public.conversations c on c.id = coalesce(m.conversation_id, case o.kind when 'conversation' then o.named end)
    order by o.place limit 1
$$;
revoke execute on function private.conversation_of_mails(text[]) from public;

-- Takes a mail in. What became of it: 'added', 'known' (it came before), 'unknown' (it belongs to no conversation of its
-- sender) or 'empty'. One that a machine sent is kept and opens nothing again.
create function public.take_in_mail(
  recipient text, sender text, body text, mail_id text, answers text[], automatic boolean
) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  found_id uuid := coalesce(
    private.conversation_of_token(substring(lower(take_in_mail.recipient) from '^reply\+([0-9a-f-]+)@')),
    private.conversation_of_mails(answers));
  theirs public.conversations;
  added public.messages;
  known_as text := coalesce(nullif(take_in_mail.mail_id, ''), gen_random_uuid() || '@unnamed.invalid');
begin
  select * into theirs from public.conversations c
    where c.id = found_id and lower(c.email) = lower(btrim(take_in_mail.sender)) for update;
  if not found then
    return 'unknown';
  end if;
  if exists (select from private.message_origins o where o.mail_id = known_as) then
    return 'known';
  end if;
  if coalesce(take_in_mail.body, '') !~ '[^[:space:]]' then
    return 'empty';
  end if;
  perform private.count_against('mail sender', lower(theirs.email));
  perform private.count_against('conversation bytes', '',
    private.bytes_on_disk(octet_length(take_in_mail.body)));
  added := private.add_message(theirs.id,
    case when theirs.client_id is null then 'visitor' else 'client' end::public.message_kind,
    theirs.name, left(take_in_mail.body, 20000), reopens => not coalesce(automatic, false));
  insert into private.message_origins (message_id, mail_id) values (added.id, known_as);
  return 'added';
end
$$;
revoke execute on function public.take_in_mail(text, text, text, text, text[], boolean)
  from public, anon, authenticated;
grant execute on function public.take_in_mail(text, text, text, text, text[], boolean) to service_role;
