-- The helpers of the who-reads tests (tests of readable data). The test clock replaces `now()`, because PostgreSQL
-- inlines this function into its query plans.
create or replace function pg_catalog.now() returns timestamptz language sql stable
as $$ select current_setting('torsa_test.now')::timestamptz $$;

create temporary table mailboxes (recipient text not null, mail jsonb not null);

-- Moves all due emails to the test mailboxes, with the content that a mail server would receive.
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

-- Runs queries as a role with the claims of a token, and rolls each one back. @returns one value for each query, or
-- the error code and texts
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
      raise exception 'roll back the query' using errcode = 'UNDO0';
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

-- Replaces a text in the definition of an SQL function, to add an intentional data leak. It throws an error if the
-- text is missing.
create function pg_temp.change(p_function regprocedure, p_old text, p_new text) returns void language plpgsql as $$
declare
  definition text := pg_get_functiondef(p_function);
begin
  if strpos(definition, p_old) = 0 then
    raise exception 'The definition of function % does not contain this text: %', p_function, p_old;
  end if;
  execute replace(definition, p_old, p_new);
end
$$;
