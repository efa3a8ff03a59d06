-- Creates the schemas and the functions that normalise and search texts, like the site's forms
-- (shared/src/i18n/text/normalise.ts).
create schema if not exists private;
grant usage on schema private to anon, authenticated, service_role;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

-- Revokes the default rights of API roles, which older Supabase projects grant on everything in `public`.
alter default privileges revoke execute on functions from public;
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;

-- Normalises a text of one or more lines. Joiners (U+200C, U+200D) remain only in Indic letters, Arabic script and
-- emoji.
create function private.normalise_text(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Skips the following steps for a plain ASCII text.
  if p_value !~ '[^\t\n\x20-\x7e]' then
    return btrim(p_value, E' \t\n');
  end if;
  p_value := regexp_replace(p_value, '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g');
  p_value := regexp_replace(p_value,
    '[\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]', ' ', 'g');
  -- Removes control characters, soft hyphens, direction marks and other zero-width characters.
  p_value := regexp_replace(p_value, '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]',
    '', 'g');
  -- Removes tag characters, which can hide text, except in the flags of England, Scotland and Wales.
  p_value := regexp_replace(p_value,
    '(\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f)|[\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]', '\1', 'g');
  if p_value ~ '[\u200c\u200d]' then
    p_value := regexp_replace(p_value,
      '([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]'
      '|[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\U0010ffff][\u200c\u200d]'
      '(?=[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\U0010ffff]))|[\u200c\u200d]+', '\1', 'g');
  end if;
  -- Removes each variation selector after the first, because only the first changes a character's look.
  if p_value ~ '[\ufe00-\ufe0f\U000e0100-\U000e01ef]' then
    p_value := regexp_replace(p_value,
      '([^ \t\n\ufe00-\ufe0f\U000e0100-\U000e01ef][\ufe00-\ufe0f\U000e0100-\U000e01ef])'
      '|[\ufe00-\ufe0f\U000e0100-\U000e01ef]+', '\1', 'g');
  end if;
  return btrim(normalize(p_value, nfc), E' \t\n');
end
$$;

-- Normalises a text of one line, such as a name. A line break could inject headers into an email.
create function private.normalise_line(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return regexp_replace(private.normalise_text(p_value), '[ \t\n]+', ' ', 'g');
end
$$;

-- Converts Arabic, Persian, Devanagari, Bengali and full-width digits to the digits 0 to 9.
create function private.latin_digits(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return translate(p_value, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯０１２３４５６７８９',
    '01234567890123456789012345678901234567890123456789');
end
$$;

-- Normalises a number, a date or a code to Latin digits without invisible characters.
create function private.normalise_number(p_value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select private.normalise_line(regexp_replace(private.latin_digits(private.normalise_line(p_value)),
    '[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g'))
$$;

-- Normalises a phone number, with one space between its groups of digits.
create function private.normalise_phone(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  p_value := private.normalise_number(p_value);
  p_value := regexp_replace(p_value, '^(?:(?:tel|phone) ?[:.]? ?)+', '', 'i');
  p_value := regexp_replace(p_value, '[\u207a\ufb29\ufe62\uff0b]', '+', 'g');
  p_value := translate(p_value, '（）', '()');
  p_value := regexp_replace(p_value, '^\(\+ ?([0-9]+)\)', '+\1 ');
  p_value := regexp_replace(p_value, '^(\+[0-9]+) ?\(0\)', '\1 ');
  p_value := regexp_replace(p_value, '[ .()\u00b7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d\uff0e-]+', ' ', 'g');
  return regexp_replace(btrim(p_value), '^\+ ', '+');
end
$$;

-- Normalises an email address, and removes text that was pasted with it, such as `mailto:` or angle brackets.
create function private.normalise_email(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  domain text;
begin
  p_value := private.normalise_line(p_value);
  if char_length(p_value) > 1000 then
    return p_value;
  end if;
  p_value := regexp_replace(p_value, '[\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g');
  p_value := regexp_replace(p_value, '[\u3002\uff61]', '.', 'g');
  p_value := replace(p_value, '﹫', '@');
  p_value := translate(p_value,
    '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～',
    '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~');
  p_value := regexp_replace(p_value, '^\[[^\[\]()]*\]\((mailto:[^()]*)\)$', '\1', 'i');
  for round in 1..3 loop
    p_value := regexp_replace(p_value, '^[^<>@]*<([^<>]+)>[^<>@]*$', '\1');
    p_value := regexp_replace(p_value,
      '^["''\u2018\u201c]?([^<>@ ]+@[^<>@ "'']+)["''\u2019\u201d]? ?<\1>[ ,;.]*$', '\1');
    p_value := regexp_replace(p_value, '^(mailto ?:[^?]*)%2b', '\1+', 'i');
    p_value := regexp_replace(p_value, '^mailto ?: ?([^?]*).*$', '\1', 'i');
    p_value := regexp_replace(p_value, '^e-?mail ?: ?', '', 'i');
    p_value := regexp_replace(p_value, '^([''`*_])(.*@.*)\1[ .,;:!?]*$', '\2');
    p_value := regexp_replace(p_value, '^[ <(\[":;,\u00ab\u2018-\u201f\u2039]+', '');
    p_value := regexp_replace(p_value,
      '[ -/:-?\[-`{-~\u00ab\u00bb\u0964\u0965\u2013\u2014\u2018-\u201f\u2026\u2039\u203a\u3001\u300d]+$', '');
  end loop;
  domain := substring(p_value from '@[^@]*$');
  return case when domain is null then p_value
    else left(p_value, -char_length(domain)) || lower(domain collate "C") end;
end
$$;

-- Returns true if a normalised text is one email address with an internet domain.
create function private.is_email(p_value text) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  letters constant text := '\u00aa\u00b5\u00ba\u00c0-\u0963\u0966-\u1fff\u200c\u200d\u2c00-\u2dff\u3005-\u3007'
    '\u3040-\ud7ff\uf900-\ufdcf\ufdf0-\ufdff\ufe70-\ufefc\uff66-\uffdc\U00010000-\U000effff';
  mailbox constant text := '[A-Za-z0-9!#$%&''*+/=?^_`{|}~' || letters || '-]+';
  label constant text := '[a-z0-9' || letters || '](?:[a-z0-9' || letters || '-]{0,61}[a-z0-9' || letters || '])?';
  top_level constant text := '(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9]|[' || letters || '][a-z0-9' || letters
    || '-]{0,61}[' || letters || '])';
begin
  return octet_length(p_value) <= 254
    and p_value ~ ('^' || mailbox || '(?:\.' || mailbox || ')*@(?:' || label || '\.)+' || top_level || '$');
end
$$;

-- Returns an email address in lower case, for comparisons. Tags and dots remain, because their meaning depends on the
-- mail server.
create function private.email_key(p_address text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select lower(replace(p_address, E'\u0130', E'i\u0307') collate "pg_catalog"."pg_c_utf8")
$$;

-- Normalises a text of the type 'line', 'phone', 'email' or 'text', and rejects an invalid email address.
create function private.normalise_as(p_kind text, p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if p_kind = 'email' then
    p_value := private.normalise_email(p_value);
    if not private.is_email(p_value) then
      raise exception 'This is not an email address that can receive mail. Enter one address such as name@example.com.'
        using errcode = 'PT400';
    end if;
    return p_value;
  end if;
  return case p_kind
    when 'line' then private.normalise_line(p_value)
    when 'phone' then private.normalise_phone(p_value)
    else private.normalise_text(p_value) end;
end
$$;

-- A trigger function that normalises text columns. Its arguments are pairs of a column name and a text type.
--
-- The name `a_normalise` makes this trigger run first, because triggers run in alphabetical order.
create function private.normalise_columns() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  texts jsonb := to_jsonb(new);
  changes jsonb := '{}';
  typed text;
  clean text;
begin
  for pair in 0 .. tg_nargs / 2 - 1 loop
    typed := texts ->> tg_argv[2 * pair];
    clean := private.normalise_as(tg_argv[2 * pair + 1], typed);
    if clean is distinct from typed then
      changes := changes || jsonb_build_object(tg_argv[2 * pair], clean);
    end if;
  end loop;
  if changes <> '{}' then
    new := jsonb_populate_record(new, changes);
  end if;
  return new;
end
$$;

-- Returns true if a text is a date from 2000 to 2100, such as 2026-11-25.
create function private.is_day(p_text text) returns boolean
language sql immutable set search_path = ''
as $$
  select case when p_text ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
    then right(p_text, 2)::integer
      <= extract(day from (left(p_text, 7) || '-01')::date + interval '1 month' - interval '1 day')
    else false end
$$;

-- Folds a text for comparisons, to lower case and Latin digits without accents and zero-width characters.
--
-- Folding gives the Bengali letters U+09CE and U+0986 one spelling, because each has two spellings that look equal.
create function private.search_fold(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return replace(replace(normalize(lower(private.latin_digits(regexp_replace(normalize(p_value, nfkd),
      '[\u00ad\u0300-\u036f\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]', '', 'g'))
    collate "pg_catalog"."pg_c_utf8"), nfc),
    E'\u09ce', E'\u09a4\u09cd'), E'\u0985\u09be', E'\u0986');
end
$$;

-- Splits a folded text into words. Hyphens, apostrophes, dots and underscores do not split a word, as in `o'brien`.
create function private.search_words(p_folded text) returns setof text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return query
    select distinct matched[1] from regexp_matches(p_folded,
      '([a-z0-9\u00aa\u00b5\u00ba\u00c0-\u02af\u0370-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff'
      '\uf900-\ufdff\ufe70-\ufefc\uff66-\uffdc\U00010000-\U000effff]+'
      '(?:[-''._\u2010\u2019][a-z0-9\u00aa\u00b5\u00ba\u00c0-\u02af\u0370-\u0963\u0966-\u1fff\u2c00-\u2dff\u3005-\u3007'
      '\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\uff66-\uffdc\U00010000-\U000effff]+)*)', 'g') as matched;
end
$$;

-- Returns the digits of numbers that are written in groups, such as 1,20,000. A phone number is also returned without
-- its country code.
create function private.search_numbers(p_folded text) returns setof text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return query
    select distinct number from regexp_matches(p_folded, '[0-9]+(?:[-\u2010-\u2015 .,()]{1,3}[0-9]+)+', 'g') as matched
      cross join lateral (select regexp_replace(matched[1], '[^0-9]', '', 'g') as digits) as joined
      cross join lateral unnest(array[digits, right(digits, 10)]) as number
    where char_length(digits) between 4 and 15;
end
$$;

-- Returns the search terms of a text, at most 3,000 terms of at most 30 characters, without positions to save space.
create function private.search_vector(p_value text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    with folded as materialized (
      select private.search_fold(p_value) as text
    ), words as materialized (
      select word from folded, private.search_words(folded.text) as word limit 2000
    ), parts as materialized (
      select distinct part from words, regexp_split_to_table(word, '[-''._\u2010\u2019]') as part
    ), terms as (
      select part as term from parts
      union
      -- Also returns the letters and digits of a word as terms, so that `m`, `8` and `m8` all find `m8`.
      select run[1] from parts, regexp_matches(part, '[0-9]+|[^0-9]+', 'g') as run
        where part ~ '[0-9]' and part ~ '[^0-9]' and char_length(part) <= 40
      union
      -- Also returns a word without its apostrophe, so that `obrien` finds `o'brien`.
      select regexp_replace(word, '[-''._\u2010\u2019]', '', 'g') from words
        where word ~ '[-''._\u2010\u2019]' and char_length(word) <= 40
      union
      select private.search_numbers(folded.text) from folded
      union
      -- Also returns the second spelling of three Bengali letters, for queries without folding.
      select translate(replace(replace(replace(part, E'\u09a1\u09bc', '1'), E'\u09a2\u09bc', '2'), E'\u09af\u09bc', '3'),
        '123', E'\u09dc\u09dd\u09df') from parts where part ~ '\u09bc' and part !~ '[0-9]'
    )
    select array_to_tsvector(coalesce((select array_agg(limited.term) from (
      select distinct left(terms.term, 30) as term from terms where terms.term <> '' limit 3000) as limited), '{}'))
  );
end
$$;

-- Returns the full-text query for one section of a hyphenated or dotted word. The last section of a word also matches
-- the beginning of longer terms.
create function private.search_part(p_part text, p_is_last boolean) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return format('(''%s''%s%s)', left(p_part, 30), case when p_is_last then ':*' end,
    case when p_part ~ '[0-9]' and p_part ~ '[^0-9]' then (
      select ' | (' || string_agg(format('''%s''%s', left(matched[1], 30),
          case when p_is_last and run_number = (select count(*) from regexp_matches(p_part, '[0-9]+|[^0-9]+', 'g')) then ':*' end),
          ' & ' order by run_number) || ')'
        from regexp_matches(p_part, '[0-9]+|[^0-9]+', 'g') with ordinality as run (matched, run_number)) end);
end
$$;

-- Converts a search text to a full-text query that matches the beginnings of words. Returns null without a word.
create function private.search_query(p_query text) returns tsquery
language sql immutable parallel safe security definer set search_path = ''
as $$
  with folded as materialized (
    select private.search_fold(left(p_query, 200)) as text
  ), asked as materialized (
    select word, regexp_split_to_array(word, '[-''._\u2010\u2019]') as parts
      from folded, private.search_words(folded.text) as word limit 20
  ), all_words as (
    select string_agg(format('((%s)%s)',
      (select string_agg(private.search_part(part, part_number = cardinality(parts)), ' & ')
        from unnest(parts) with ordinality as p (part, part_number)),
      case when cardinality(parts) > 1 then format(' | ''%s'':*', left(array_to_string(parts, ''), 30)) end), ' & ') as query
    from asked
  ), numbers as (
    select string_agg(format('''%s'':*', number), ' | ') as query from folded, private.search_numbers(folded.text) as number
    where folded.text !~ '[^-+\u2010-\u2015 .,()0-9]' and char_length(number) >= 7
  )
  select concat_ws(' | ', all_words.query, numbers.query)::tsquery from all_words, numbers
    where all_words.query is not null
$$;

-- Returns true if a short text contains each word of a query, with or without hyphens, apostrophes, dots and
-- underscores.
create function private.search_contains(p_value text, p_query text) returns boolean
language plpgsql immutable parallel safe security definer set search_path = ''
as $$
begin
  return (
    select coalesce(bool_and(position(asked.word in compared.text) > 0
        or position(regexp_replace(asked.word, '[-''._\u2010\u2019]', '', 'g') in compared.joined) > 0), true)
    from (select folded as text, regexp_replace(folded, '[-''._\u2010\u2019]', '', 'g') as joined
        from private.search_fold(p_value) as folded) as compared
      cross join regexp_split_to_table(btrim(private.search_fold(left(p_query, 200))), ' +') as asked (word)
  );
end
$$;

-- Adds the search terms of a text to those of a conversation, up to 8,000 terms, because a tsvector cannot exceed one
-- megabyte.
create function private.add_search(p_present tsvector, p_value text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return case when length(p_present) >= 8000 then p_present else p_present || private.search_vector(p_value) end;
exception when program_limit_exceeded then
  return p_present;
end
$$;

-- Returns the search terms of a conversation's subject, name and email address.
create function private.search_head(p_subject text, p_name text, p_email text) returns tsvector
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return private.search_vector(concat_ws(E'\n', p_subject, p_name, p_email))
    || array_to_tsvector(array_remove(array[lower(p_email collate "C")], ''));
end
$$;

-- Returns the first 140 characters of a text on one line, if possible up to the end of a word.
create function private.preview_of(p_value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select case when char_length(line) <= 140 then line
        when left(line, 141) ~ '. ' then regexp_replace(left(line, 141), ' [^ ]*$', '')
        -- Removes a joiner or virama (a Bengali vowel killer) at the end, because the next character was cut off.
        else regexp_replace(left(line, 140), '[\u094d\u09cd\u200c\u200d\ufe00-\ufe0f]+$', '') end
    from private.normalise_line(left(p_value, 600)) as line
  );
end
$$;

grant execute on function private.search_query, private.search_contains to authenticated, service_role;
