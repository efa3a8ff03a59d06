-- Additions of the who-reads tests to a database: a clock that tests set, mailboxes, and a function that records the
-- data that a role reads.

-- PostgreSQL inlines this function when it plans a statement, so every default, trigger and function uses this clock.
create or replace function pg_catalog.now() returns timestamptz language sql stable
as $$ select current_setting('torsa_test.now')::timestamptz $$;

create temporary table mailboxes (recipient text not null, mail jsonb not null);

-- Sends all due emails. Their content is the content that a mail server would receive.
create function pg_temp.send_emails() returns void language plpgsql as $$
declare
  email record;
begin
  for email in select * from public.claim_mails(1000) loop
    insert into mailboxes values (email.recipient, to_jsonb(email) || jsonb_build_object('sent_at', now()));
    perform public.finish_mail(email.id, '', true);
  end loop;
end
$$;

-- Runs queries of one value as a role with the claims of a token, and rolls each back. Returns the values. A refusal is
-- returned as its code and texts.
create function pg_temp.read_as(p_role text, p_claims text, p_queries text[]) returns jsonb language plpgsql as $$
declare
  query text;
  value text;
  detail text;
  values_read jsonb := '[]';
begin
  foreach query in array p_queries loop
    begin
      perform set_config('request.jwt.claims', p_claims, true);
      perform set_config('request.jwt.claim.sub', coalesce(p_claims::jsonb ->> 'sub', ''), true);
      perform set_config('role', p_role, true);
      execute query into value;
      raise exception 'undo' using errcode = 'UNDO0';
    exception
      when sqlstate 'UNDO0' then null;
      when others then
        get stacked diagnostics detail = pg_exception_detail;
        value := sqlstate || ' ' || sqlerrm || ' ' || detail;
    end;
    values_read := values_read || to_jsonb(coalesce(value, ''));
  end loop;
  return values_read;
end
$$;

-- Changes a part of a function's definition to add a leak. Throws if the function has no such part.
create function pg_temp.change(p_function regprocedure, p_old text, p_new text) returns void language plpgsql as $$
declare
  definition text := pg_get_functiondef(p_function);
begin
  if strpos(definition, p_old) = 0 then
    raise exception '% has no such part: %', p_function, p_old;
  end if;
  execute replace(definition, p_old, p_new);
end
$$;
