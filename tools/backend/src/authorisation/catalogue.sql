-- Lists every object of the project's schemas on which a database role could have rights, and the `auth` tables in
-- matrix.tsv.
with schemas as (
  select oid, nspname from pg_namespace
  where nspname !~ '^pg_' and nspname <> all (array['_analytics', '_realtime', '_supavisor', 'auth', 'cron',
    'extensions', 'graphql', 'graphql_public', 'information_schema', 'net', 'pgbouncer', 'pgmq',
    'pgsodium', 'pgsodium_masks', 'realtime', 'storage', 'supabase_functions',
    'supabase_migrations', 'vault'])
), relations as (
  select c.oid, n.nspname || '.' || c.relname as name, c.relkind
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and (n.oid in (select oid from schemas)
      or (n.nspname = 'auth' and c.relname in ('users', 'identities', 'sessions', 'refresh_tokens')))
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
)
select json_build_object(
  'schemas', (select json_agg(nspname order by nspname) from schemas),
  'sequences', (select json_agg(name order by name) from relations where relkind = 'S'),
  'tables', (
    select json_agg(json_build_object(
      'name', name,
      'key', (
        select json_agg(a.attname) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = r.oid and i.indisprimary),
      'columns', (
        select json_agg(json_build_object(
          'name', a.attname,
          'type', format_type(a.atttypid, null),
          'needed', a.attnotnull and not a.atthasdef and a.attidentity = ''
        ) order by a.attnum)
        from pg_attribute a where a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped)
    ) order by name)
    from relations r where relkind <> 'S'),
  'functions', (
    select json_agg(n.nspname || '.' || p.proname || '(' || oidvectortypes(p.proargtypes) || ')'
      order by n.nspname, p.proname)
    from pg_proc p join schemas n on n.oid = p.pronamespace
    where not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e'))
)
