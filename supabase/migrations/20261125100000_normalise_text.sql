-- One form for texts: NFC, plain spaces, no invisible characters. Whatever writes a row, a trigger brings its texts into
-- this form or refuses them with a reason. The forms of the site do the same before they send (shared/src/text/normalise.ts).

-- A text of one or more lines. Joiners (U+200C, U+200D) stay where Indic letters, Arabic script and emoji need them.
create function private.normalise_text(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  -- Most texts are plain ASCII.
  if value !~ '[^\t\n\x20-\x7e]' then
    return btrim(value, E' \t\n');
  end if;
  value := regexp_replace(value, '\r\n?|[\v\f\u0085\u2028\u2029]', E'\n', 'g');
  value := regexp_replace(value,
    '[\u00a0\u115f\u1160\u1680\u2000-\u200a\u202f\u205f\u2800\u3000\u3164\uffa0]', ' ', 'g');
  -- Control characters, soft hyphens, direction marks and other characters of no width.
  value := regexp_replace(value, '[\u0001-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u034f\u061c\u17b4\u17b5\u180b-\u180f'
    '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a]',
    '', 'g');
  -- Tags spell hidden text, except in the flags of England, Scotland and Wales.
  value := regexp_replace(value,
    '(\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f)|[\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]', '\1', 'g');
  if value ~ '[\u200c\u200d]' then
    value := regexp_replace(value,
      '([\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]'
      '|[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\U0010ffff][\u200c\u200d]'
      '(?=[\u0590-\u1dff\u20d0-\u20ff\u2190-\u2fff\u3001-\ufefe\uff00-\U0010ffff]))|[\u200c\u200d]+', '\1', 'g');
  end if;
  -- One variation selector chooses the look of the character before it. More of them hide data.
  if value ~ '[\ufe00-\ufe0f\U000e0100-\U000e01ef]' then
    value := regexp_replace(value,
      '([^ \t\n\ufe00-\ufe0f\U000e0100-\U000e01ef][\ufe00-\ufe0f\U000e0100-\U000e01ef])'
      '|[\ufe00-\ufe0f\U000e0100-\U000e01ef]+', '\1', 'g');
  end if;
  return btrim(normalize(value, nfc), E' \t\n');
end
$$;

-- A text of one line, such as a name or a subject: a name with line breaks could forge lines of an email.
create function private.normalise_line(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select regexp_replace(private.normalise_text(value), '[ \t\n]+', ' ', 'g')
$$;

-- Digits of Arabic, Persian, Devanagari, Bengali and full-width numbers become 0 to 9.
create function private.latin_digits(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select translate(value, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९০১২৩৪৫৬৭৮৯０１２３４５６７８９',
    '01234567890123456789012345678901234567890123456789')
$$;

-- A number, a date or a code.
create function private.normalise_number(value text) returns text
language sql immutable parallel safe set search_path = ''
as $$
  select private.normalise_line(regexp_replace(private.latin_digits(private.normalise_line(value)),
    '[\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g'))
$$;

-- A phone number: one space between its groups, whatever separated them.
create function private.normalise_phone(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  value := private.normalise_number(value);
  value := regexp_replace(value, '^(?:(?:tel|phone) ?[:.]? ?)+', '', 'i');
  value := regexp_replace(value, '[\u207a\ufb29\ufe62\uff0b]', '+', 'g');
  value := translate(value, '（）', '()');
  value := regexp_replace(value, '^\(\+ ?([0-9]+)\)', '+\1 ');
  value := regexp_replace(value, '^(\+[0-9]+) ?\(0\)', '\1 ');
  value := regexp_replace(value, '[ .()\u00b7\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d\uff0e-]+', ' ', 'g');
  return regexp_replace(btrim(value), '^\+ ', '+');
end
$$;

-- An email address without what people paste with it.
create function private.normalise_email(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  domain text;
begin
  value := private.normalise_line(value);
  if char_length(value) > 1000 then
    return value;
  end if;
  value := regexp_replace(value, '[\ufe00-\ufe0f\U000e0100-\U000e01ef]', '', 'g');
  value := regexp_replace(value, '[\u3002\uff61]', '.', 'g');
  value := replace(value, '﹫', '@');
  value := translate(value,
    '！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～',
    '!"#$%&''()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\]^_`abcdefghijklmnopqrstuvwxyz{|}~');
  value := regexp_replace(value, '^\[[^\[\]()]*\]\((mailto:[^()]*)\)$', '\1', 'i');
  for round in 1..3 loop
    value := regexp_replace(value, '^[^<>@]*<([^<>]+)>[^<>@]*$', '\1');
    value := regexp_replace(value,
      '^["''\u2018\u201c]?([^<>@ ]+@[^<>@ "'']+)["''\u2019\u201d]? ?<\1>[ ,;.]*$', '\1');
    value := regexp_replace(value, '^(mailto ?:[^?]*)%2b', '\1+', 'i');
    value := regexp_replace(value, '^mailto ?: ?([^?]*).*$', '\1', 'i');
    value := regexp_replace(value, '^e-?mail ?: ?', '', 'i');
    value := regexp_replace(value, '^([''`*_])(.*@.*)\1[ .,;:!?]*$', '\2');
    value := regexp_replace(value, '^[ <(\[":;,\u00ab\u2018-\u201f\u2039]+', '');
    value := regexp_replace(value,
      '[ -/:-?\[-`{-~\u00ab\u00bb\u0964\u0965\u2013\u2014\u2018-\u201f\u2026\u2039\u203a\u3001\u300d]+$', '');
  end loop;
  domain := substring(value from '@[^@]*$');
  return case when domain is null then value
    else left(value, -char_length(domain)) || lower(domain collate "C") end;
end
$$;

-- Whether a normalised text is one address at a domain of the internet, to which mail can be sent.
create function private.is_email(value text) returns boolean
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
  return octet_length(value) <= 254
    and value ~ ('^' || mailbox || '(?:\.' || mailbox || ')*@(?:' || label || '\.)+' || top_level || '$');
end
$$;

-- The same for one column, by the kind of its text. Refuses an email address that cannot receive mail.
create function private.normalise_as(kind text, value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  if kind = 'email' then
    value := private.normalise_email(value);
    if not private.is_email(value) then
      raise exception 'This is not an email address that can receive mail. Enter one address such as name@example.com.'
        using errcode = 'PT400';
    end if;
    return value;
  end if;
  return case kind
    when 'line' then private.normalise_line(value)
    when 'phone' then private.normalise_phone(value)
    else private.normalise_text(value) end;
end
$$;

-- A trigger. Its arguments are pairs of a column and the kind of its text. It runs before other triggers, which are in
-- alphabetical order.
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

create trigger a_normalise before insert on public.contact_messages
  for each row execute function private.normalise_columns(
    'name', 'line', 'email', 'email', 'subject', 'line', 'message', 'text');
create trigger a_normalise before insert or update of author_name, body on public.messages
  for each row execute function private.normalise_columns('author_name', 'line', 'body', 'text');
create trigger a_normalise before insert or update of title, body on public.canned_replies
  for each row execute function private.normalise_columns('title', 'line', 'body', 'text');
create trigger a_normalise before insert or update of name, email on public.staff
  for each row execute function private.normalise_columns('name', 'line', 'email', 'email');
create trigger a_normalise before insert or update of telephone, company on public.profiles
  for each row execute function private.normalise_columns('telephone', 'phone', 'company', 'line');
create trigger a_normalise before insert or update of title, waiting_for on public.projects
  for each row execute function private.normalise_columns('title', 'line', 'waiting_for', 'text');
create trigger a_normalise before insert or update of body on public.project_events
  for each row execute function private.normalise_columns('body', 'text');
create trigger a_normalise before insert or update of title, url on public.project_links
  for each row execute function private.normalise_columns('title', 'line', 'url', 'line');
create trigger a_normalise before insert or update of title on public.tasks
  for each row execute function private.normalise_columns('title', 'line');
create trigger a_normalise before insert or update of subject, body on private.outbox
  for each row execute function private.normalise_columns('subject', 'line', 'body', 'text');

alter table public.profiles add constraint profiles_telephone_digits
  check (telephone ~ '^(\+?[0-9]+( [0-9]+)*)?$') not valid;

-- The name of an account, which comes with the sign-up.
create function private.normalise_user_name() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  typed text := new.raw_user_meta_data ->> 'fullName';
begin
  if private.normalise_line(typed) is distinct from typed then
    new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object('fullName', private.normalise_line(typed));
  end if;
  return new;
end
$$;

create trigger a_normalise before insert or update of raw_user_meta_data on auth.users
  for each row execute function private.normalise_user_name();

-- As before, and a message that is sent again may be spelled in another way. Its size counts after normalising.
create or replace function private.sent_before(conversation uuid, words text, under_key uuid) returns public.messages
language plpgsql volatile security definer set search_path = ''
as $$
declare
  before public.messages;
  body text := private.normalise_text(words);
begin
  if under_key is null then
    raise exception 'A message needs a key, so that it is stored once.' using errcode = 'PT400';
  end if;
  if body is null or body = '' or char_length(body) > 20000 then
    raise exception 'A message has 1 to 20000 characters.' using errcode = 'PT400';
  end if;
  perform pg_advisory_xact_lock(hashtextextended(under_key::text, 0));
  select m.* into before from private.message_origins o join public.messages m on m.id = o.message_id
    where o.author_id = private.caller_id() and o.key = under_key;
  if before.id is not null and (before.conversation_id <> conversation
      or before.body not in (body, words)) then
    raise exception 'This key belongs to another message.' using errcode = 'PT409';
  end if;
  return before;
end
$$;

-- As before, with the texts in one form.
create or replace function public.add_project_note(project uuid, body text, internal boolean, key uuid)
returns public.project_events
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
  note public.project_events;
  clean_body text := private.normalise_text(add_project_note.body);
begin
  if coalesce(clean_body, '') = '' or add_project_note.key is null then
    raise exception 'A note has a text and a key.' using errcode = 'PT400';
  end if;
  perform private.lock_project(project);
  select * into note from public.project_events e where e.id = add_project_note.key;
  if found then
    if note.project_id <> project or note.body not in (clean_body, add_project_note.body) then
      raise exception 'This key belongs to another note.' using errcode = 'PT409';
    end if;
    return note;
  end if;
  note := private.add_project_event(project, 'note', caller, clean_body,
    coalesce(add_project_note.internal, true), add_project_note.key);
  if not note.internal then
    perform private.tell_clients(project, concat(split_part(caller.name, ' ', 1), ' writes:', E'\n', note.body));
  end if;
  return note;
end
$$;

create or replace function public.save_profile(name text, telephone text, company text, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.profile_to_change(seen_version);
  full_name text := private.normalise_line(save_profile.name);
begin
  if coalesce(full_name, '') = '' or char_length(full_name) > 100 then
    raise exception 'A name has 1 to 100 characters.' using errcode = 'PT400';
  end if;
  update public.profiles p set telephone = save_profile.telephone, company = save_profile.company
    where p.user_id = caller;
  update auth.users u set updated_at = now(),
      raw_user_meta_data = coalesce(u.raw_user_meta_data, '{}') || jsonb_build_object('fullName', full_name)
    where u.id = caller;
  update public.staff s set name = full_name, version = s.version + 1
    where s.staff_id = (private.staff_of(caller)).staff_id and s.name <> full_name;
end
$$;

create or replace function public.set_project_waiting(
  project uuid, seen_version integer, waiting_on public.project_waiting default null, waiting_for text default ''
) returns public.projects
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff := private.staff_calling();
  changed public.projects := private.project_to_change(project, seen_version);
  words text := case when set_project_waiting.waiting_on is null then ''
    else private.normalise_text(set_project_waiting.waiting_for) end;
begin
  update public.projects p set waiting_on = set_project_waiting.waiting_on, waiting_for = words where p.id = project;
  if words <> '' then
    perform private.add_project_event(project, 'waiting', caller, words);
  else
    update public.projects p set version = p.version + 1, updated_at = date_trunc('milliseconds', now())
      where p.id = project;
  end if;
  if set_project_waiting.waiting_on = 'client' then
    perform private.tell_clients(project, 'We wait for you: ' || words);
  end if;
  select * into changed from public.projects p where p.id = project;
  return changed;
end
$$;

-- As before, for an address as people paste it. Staff addresses are compared in the form in which they are stored.
create or replace function public.is_team_email(email text) returns boolean
language plpgsql volatile security definer set search_path = ''
as $$
begin
  perform private.count_against('team question', coalesce(host(private.client_address()), 'unknown'));
  return private.role_of_email(private.normalise_email(is_team_email.email)) = 'team';
end
$$;

create or replace function public.invite_staff(name text, email text, post public.staff_post) returns text
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller public.staff;
  address text := lower(private.normalise_as('email', coalesce(invite_staff.email, '')) collate "C");
  prefix text := case post when 'founder' then 'FOUNDER' when 'team_leader' then 'TL' else 'TM' end;
  number integer;
begin
  perform private.lock_staff();
  caller := private.leader_calling();
  if post is null or caller.role <> 'founder' and post <> 'team_member' then
    raise exception 'A team leader invites members.' using errcode = '42501';
  end if;
  perform private.count_against('staff invitation', caller.staff_id);
  if exists (select from public.staff s where s.email = address) then
    raise exception 'This address works here already.' using errcode = 'PT409';
  end if;
  -- An ID that somebody had stays theirs in what is on record.
  select coalesce(max(substr(known.id, length(prefix) + 1)::integer), 0) + 1 into number
    from (select s.staff_id as id from public.staff s
      union select a.row_key from public.audit_log a where a.subject = 'staff') as known
    where known.id ~ ('^' || prefix || '[0-9]{3}$');
  insert into public.staff (email, role, team_role, staff_id, name) values (
    address,
    case post when 'founder' then 'founder' else 'team' end,
    case when post <> 'founder' then post::text end,
    prefix || lpad(number::text, 3, '0'),
    invite_staff.name);
  return prefix || lpad(number::text, 3, '0');
end
$$;

create or replace function public.add_project_client(project uuid, email text) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  address text := lower(private.normalise_email(add_project_client.email) collate "C");
  client uuid;
  is_new boolean;
begin
  perform private.lock_project(project);
  select u.id into client from auth.users u
    where lower(u.email collate "C") = address
      and u.email_confirmed_at is not null and u.deleted_at is null
      and (private.staff_of(u.id)).staff_id is null;
  if client is null then
    raise exception 'No client has an account with this address.' using errcode = 'PT404';
  end if;
  insert into public.project_people (project_id, user_id) values (project, client) on conflict do nothing;
  is_new := found;
  update public.conversations c set client_id = client, version = c.version + 1
    from public.projects p
    where p.id = project and c.id = p.conversation_id and c.client_id is null and lower(c.email collate "C") = address;
  if is_new then
    perform private.tell_clients(project, 'It has a page of its own now, where you see how it goes.');
  end if;
end
$$;

-- As before, with digits of both scripts. A section is checked and stored in one form.
create function private.normalise_setting(value jsonb) returns jsonb
language sql immutable set search_path = ''
as $$
  select coalesce(jsonb_object_agg(f.key, case
      when jsonb_typeof(f.value) <> 'string' then f.value
      else to_jsonb(case
        when f.key ~ '^(phone\.|whatsapp$)' then private.normalise_phone(f.value #>> '{}')
        when f.key ~ '^email\.' then private.normalise_email(f.value #>> '{}')
        when f.key ~ '(^until|\.(postalCode|price|weeks))$' then private.normalise_number(f.value #>> '{}')
        else private.normalise_line(f.value #>> '{}') end)
    end), '{}')
  from jsonb_each(case when jsonb_typeof(value) = 'object' then value else '{}' end) f
$$;

create or replace function public.save_setting(section text, value jsonb, seen_version integer) returns void
language plpgsql volatile security definer set search_path = ''
as $$
declare
  problem text;
  clean jsonb;
begin
  perform private.setting_to_change(section, seen_version);
  if not exists (select from private.setting_fields k where k.section = save_setting.section) then
    raise exception 'There is no such section.' using errcode = 'PT404';
  end if;
  clean := case when jsonb_typeof(value) = 'object' and pg_column_size(value) <= 20000
    then private.normalise_setting(value) else value end;
  problem := coalesce(private.setting_problem(section, clean), (
    select f.key from jsonb_each_text(clean) f where f.key ~ '^email\.' and not private.is_email(f.value)
      order by f.key limit 1));
  if problem is not null then
    raise exception 'This cannot be: %', problem using errcode = 'PT400';
  end if;
  perform private.put_setting(section, clean);
end
$$;

revoke execute on function private.normalise_text(text), private.normalise_line(text), private.latin_digits(text),
  private.normalise_number(text), private.normalise_phone(text), private.normalise_email(text), private.is_email(text),
  private.normalise_as(text, text), private.normalise_columns(), private.normalise_user_name(),
  private.normalise_setting(jsonb) from public;

-- For the texts of conversations that were stored before. An address that still cannot receive mail stays as it is.
update public.contact_messages m set name = coalesce(nullif(private.normalise_line(m.name), ''), m.name),
    subject = private.normalise_line(m.subject),
    message = coalesce(nullif(private.normalise_text(m.message), ''), m.message),
    email = case when private.is_email(private.normalise_email(m.email)) then private.normalise_email(m.email)
      else m.email end
  where (m.name, m.subject, m.message, m.email) is distinct from (private.normalise_line(m.name),
    private.normalise_line(m.subject), private.normalise_text(m.message), private.normalise_email(m.email));
update public.messages m set body = private.normalise_text(m.body)
  where m.body <> private.normalise_text(m.body) and private.normalise_text(m.body) <> '';
