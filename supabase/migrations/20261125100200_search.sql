-- Search finds a word in each of its spellings, and the parts of identifiers, addresses, links and phone numbers. The
-- database makes the terms of texts and of questions alike, so that no parser of a server's locale splits Bengali words.

-- A text as it is compared: NFC and small letters, without accents, joiners and other marks that the eye hardly sees.
-- The letters U+09CE and U+0986 have another spelling each, which looks alike.
create function private.search_fold(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select replace(replace(normalize(lower(private.latin_digits(regexp_replace(normalize(value, nfkd),
      '[\u00ad\u0300-\u036f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'))
    collate "pg_catalog"."pg_c_utf8"), nfc),
    E'\u09ce', E'\u09a4\u09cd'), E'\u0985\u09be', E'\u0986')
$$;

-- Words of a folded text, with what joins their parts: `inv-2044`, `o'brien`, `ada.roy`.
create function private.search_words(folded text) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select distinct found[1] from regexp_matches(folded,
    '([a-z0-9\u00aa\u00b5\u00ba\u00c0-\u02af\u0370-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff'
    '\uf900-\ufdff\ufe70-\ufefc\uff66-\uffdc\U00010000-\U000effff]+'
    '(?:[-''._\u2010\u2019][a-z0-9\u00aa\u00b5\u00ba\u00c0-\u02af\u0370-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007'
    '\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff66-\uffdc\U00010000-\U000effff]+)*)', 'g') as found
$$;

-- The digits of numbers that are written in groups: 1,20,000 and +91 98765 43210. Of a phone number also without its
-- country code.
create function private.search_numbers(folded text) returns setof text
language sql immutable parallel safe set search_path = ''
as $$
  select distinct number from regexp_matches(folded, '[0-9]+(?:[-\u2010-\u2015 .,()]{1,3}[0-9]+)+', 'g') as found
    cross join lateral (select regexp_replace(found[1], '[^0-9]', '', 'g') as digits) as joined
    cross join lateral unnest(array[digits, right(digits, 10)]) as number
  where char_length(digits) between 4 and 15
$$;

-- The terms of a text, in no order and without counts: less to store than where each word stands. A term has 30
-- characters at most, and a text 3,000 terms.
create function private.search_vector(value text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  with folded as materialized (
    select private.search_fold(value) as text
  ), words as materialized (
    select word from folded, private.search_words(folded.text) as word limit 2000
  ), parts as materialized (
    select distinct part from words, regexp_split_to_table(word, '[-''._\u2010\u2019]') as part
  ), terms as (
    select part as term from parts
    union
    -- `m8` is found by `m8`, `m` and `8`.
    select run[1] from parts, regexp_matches(part, '[0-9]+|[^0-9]+', 'g') as run
      where part ~ '[0-9]' and part ~ '[^0-9]' and char_length(part) <= 40
    union
    -- `o'brien` is found by `obrien`.
    select regexp_replace(word, '[-''._\u2010\u2019]', '', 'g') from words
      where word ~ '[-''._\u2010\u2019]' and char_length(word) <= 40
    union
    select private.search_numbers(folded.text) from folded
    union
    -- For who asks the column itself, in the other spelling of these letters.
    select translate(replace(replace(replace(part, E'\u09a1\u09bc', '1'), E'\u09a2\u09bc', '2'), E'\u09af\u09bc', '3'),
      '123', E'\u09dc\u09dd\u09df') from parts where part ~ '\u09bc' and part !~ '[0-9]'
  )
  select array_to_tsvector(coalesce((select array_agg(kept.term) from (
    select distinct left(terms.term, 30) as term from terms where terms.term <> '' limit 3000) as kept), '{}'))
$$;

-- A part of a word as a question: as it is, or its letters and its digits apart. What is last may go on.
create function private.search_part(part text, is_last boolean) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select format('(''%s''%s%s)', left(part, 30), case when is_last then ':*' end,
    case when part ~ '[0-9]' and part ~ '[^0-9]' then (
      select ' | (' || string_agg(format('''%s''%s', left(found[1], 30),
          case when is_last and place = (select count(*) from regexp_matches(part, '[0-9]+|[^0-9]+', 'g')) then ':*' end),
          ' & ' order by place) || ')'
        from regexp_matches(part, '[0-9]+|[^0-9]+', 'g') with ordinality as run (found, place)) end)
$$;

-- What is asked for: words by their beginnings, whether their parts stand apart or together. Null without a word.
create function private.search_query(words text) returns tsquery
language sql immutable parallel safe security definer set search_path = ''
as $$
  with folded as materialized (
    select private.search_fold(left(words, 200)) as text
  ), asked as materialized (
    select word, regexp_split_to_array(word, '[-''._\u2010\u2019]') as parts
      from folded, private.search_words(folded.text) as word limit 20
  ), all_words as (
    select string_agg(format('((%s)%s)',
      (select string_agg(private.search_part(part, place = cardinality(parts)), ' & ')
        from unnest(parts) with ordinality as p (part, place)),
      case when cardinality(parts) > 1 then format(' | ''%s'':*', left(array_to_string(parts, ''), 30)) end), ' & ') as query
    from asked
  ), numbers as (
    select string_agg(format('''%s'':*', number), ' | ') as query from folded, private.search_numbers(folded.text) as number
    where folded.text !~ '[^-+\u2010-\u2015 .,()0-9]' and char_length(number) >= 7
  )
  select concat_ws(' | ', all_words.query, numbers.query)::tsquery from all_words, numbers
    where all_words.query is not null
$$;

-- Whether a short text contains each word that is asked for, as written or without what joins its parts.
create function private.search_contains(value text, words text) returns boolean
language sql immutable parallel safe security definer set search_path = ''
as $$
  select coalesce(bool_and(position(asked.word in compared.text) > 0
      or position(regexp_replace(asked.word, '[-''._\u2010\u2019]', '', 'g') in compared.joined) > 0), true)
  from (select folded as text, regexp_replace(folded, '[-''._\u2010\u2019]', '', 'g') as joined
      from private.search_fold(value) as folded) as compared
    cross join regexp_split_to_table(btrim(private.search_fold(left(words, 200))), ' +') as asked (word)
$$;

-- The terms of a conversation with those of one more text. From 8,000 on no more are kept, and a tsvector ends at a
-- megabyte.
create function private.add_search(present tsvector, value text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case when length(present) >= 8000 then present else present || private.search_vector(value) end;
exception when program_limit_exceeded then
  return present;
end
$$;

-- The beginning of a text on one line, which ends with a whole word where it can.
create function private.preview_of(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select case when char_length(line) <= 140 then line
      when left(line, 141) ~ '. ' then regexp_replace(left(line, 141), ' [^ ]*$', '')
      -- No half of a cluster: neither a joiner nor a virama at the end.
      else regexp_replace(left(line, 140), '[\u094d\u09cd\u200c\u200d\ufe00-\ufe0f]+$', '') end
  from private.normalise_line(left(value, 600)) as line
$$;

-- As before, with these terms, and a preview that ends with a word.
create or replace function private.add_message(
  conversation uuid, as_kind public.message_kind, author text, words text,
  as_delivery public.delivery_state default 'none', reopens boolean default true, written_at timestamptz default now()
) returns public.messages
language plpgsql security definer set search_path = ''
as $$
declare
  at_ms timestamptz := date_trunc('milliseconds', written_at);
  added public.messages;
begin
  perform from public.conversations c where c.id = conversation for update;
  insert into public.messages (conversation_id, number, kind, author_name, body, internal, delivery, created_at)
    values (conversation,
      coalesce((select max(m.number) from public.messages m where m.conversation_id = conversation), 0) + 1,
      as_kind, author, words, as_kind = 'note', as_delivery, at_ms)
    returning * into added;
  update public.conversations c set
      version = c.version + 1,
      last_message_at = case when as_kind = 'note' then c.last_message_at else at_ms end,
      preview = case when as_kind = 'note' then c.preview else private.preview_of(added.body) end,
      search = case when as_kind = 'note' then c.search else private.add_search(c.search, added.body) end,
      status = case when as_kind = 'staff' then 'waiting'
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.status else 'open' end,
      waiting_since = case when as_kind = 'staff' then null
        when as_kind = 'note' or not reopens or c.status = 'spam' then c.waiting_since
        else coalesce(c.waiting_since, at_ms) end
    where c.id = conversation;
  return added;
end
$$;

-- The terms of what a conversation says of itself. Who asks the column itself finds the whole address too.
create function private.search_head(subject text, name text, email text) returns tsvector
language sql immutable parallel safe set search_path = ''
as $$
  select private.search_vector(concat_ws(E'\n', subject, name, email))
    || array_to_tsvector(array_remove(array[lower(email collate "C")], ''))
$$;

create or replace function private.open_conversation(message public.contact_messages, client uuid) returns void
language plpgsql security definer set search_path = ''
as $$
declare
  parts text[] := regexp_split_to_array(message.message,
    '(^|\n)[ \t]*-{3,}[ \t]*(Chat|চ্যাট)[ \t]*-{3,}[ \t\r]*(\n|$)', 'i');
  chat text := btrim(array_to_string(parts[2:], E'\n'), E' \t\r\n');
  typed text := case when chat <> '' then btrim(parts[1], E' \t\r\n') else message.message end;
  kind public.message_kind := case when client is null then 'visitor' else 'client' end;
  opened uuid;
begin
  insert into public.conversations (subject, name, email, client_id, source_page, created_at, search)
    values (message.subject, message.name, message.email, client, coalesce(message.source_page, ''),
      date_trunc('milliseconds', message.created_at),
      private.search_head(message.subject, message.name, message.email))
    returning id into opened;
  if chat <> '' then
    perform private.add_message(opened, 'chat', message.name, chat, written_at => message.created_at);
  end if;
  if typed ~ '[^[:space:]]' then
    perform private.add_message(opened, kind, message.name, typed, written_at => message.created_at);
  end if;
end
$$;

-- The conversations that contain words, as far as the caller may read them.
create function public.find_conversations(words text) returns setof public.conversations
language sql stable security invoker
begin atomic
  select c.* from public.conversations c where c.search @@ private.search_query(words);
end;

-- What is on record of somebody whose name, or of a row whose key, contains these words.
create function public.find_audit(words text) returns setof public.audit_log
language sql stable security invoker
begin atomic
  select a.* from public.audit_log a
    where private.search_contains(a.actor, words) or private.search_contains(a.row_key, words);
end;

create or replace function public.clients(words text default '', before timestamptz default null, before_id uuid default null)
returns table (id uuid, name text, email text, created_at timestamptz, last_sign_in_at timestamptz, conversations integer)
language plpgsql stable security definer set search_path = ''
as $$
#variable_conflict use_column
begin
  if private.caller_role() <> 'founder' then
    raise exception 'Only the founder may do this.' using errcode = '42501';
  end if;
  return query
    select u.id, its.name, u.email::text, its.created_at, u.last_sign_in_at,
      (select count(*)::integer from public.conversations c where c.client_id = u.id)
    from auth.users u cross join lateral (
      -- Milliseconds: the embedded backend shows no more.
      select date_trunc('milliseconds', u.created_at) as created_at,
        left(coalesce(u.raw_user_meta_data ->> 'fullName', ''), 200) as name) as its
    where u.email_confirmed_at is not null and u.deleted_at is null
      and not exists (select from public.staff s where s.email = lower(u.email collate "C"))
      and private.search_contains(its.name || ' ' || u.email, words)
      and (before is null or (its.created_at, u.id) < (before, before_id))
    order by its.created_at desc, u.id desc limit 50;
end
$$;

revoke execute on function private.search_fold(text), private.search_words(text), private.search_numbers(text),
  private.search_vector(text), private.search_part(text, boolean), private.search_query(text), private.search_contains(text, text),
  private.add_search(tsvector, text), private.preview_of(text), private.search_head(text, text, text) from public;
revoke execute on function public.find_conversations(text), public.find_audit(text) from public, anon;
-- Functions with their caller's rights call these two.
grant execute on function private.search_query(text), private.search_contains(text, text) to authenticated, service_role;
grant execute on function public.find_conversations(text), public.find_audit(text) to authenticated, service_role;

-- The texts of conversations that were stored before, and their terms. Times stay as they are.
alter table public.conversations disable trigger place_conversation;
update public.conversations c set subject = private.normalise_line(c.subject),
    name = coalesce(nullif(private.normalise_line(c.name), ''), c.name),
    email = case when private.is_email(private.normalise_email(c.email)) then private.normalise_email(c.email)
      else c.email end;
update public.conversations c set search = private.search_head(c.subject, c.name, c.email)
  || private.search_vector(coalesce((select string_agg(m.body, E'\n' order by m.number) from public.messages m
    where m.conversation_id = c.id and not m.internal), ''));
alter table public.conversations enable trigger place_conversation;
