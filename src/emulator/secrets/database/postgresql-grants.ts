/** Statements that revoke a user's privileges on tables, sequences, schemas and the database. */
export const REVOKE_EVERYTHING = `
  SELECT DISTINCT format('REVOKE ALL PRIVILEGES ON TABLE %I.%I FROM %I', table_schema, table_name, grantee) AS statement
    FROM information_schema.role_table_grants WHERE grantee = $1
  UNION
  SELECT format('REVOKE ALL PRIVILEGES ON ALL SEQUENCES IN SCHEMA %I FROM %I', nspname, rolname)
    FROM pg_namespace, pg_roles WHERE rolname = $1 AND nspname !~ '^pg_' AND nspname <> 'information_schema'
  UNION
  SELECT format('REVOKE ALL PRIVILEGES ON SCHEMA %I FROM %I', nspname, rolname)
    FROM pg_namespace, pg_roles WHERE rolname = $1 AND nspname !~ '^pg_' AND nspname <> 'information_schema'
  UNION
  SELECT format('REVOKE ALL PRIVILEGES ON DATABASE %I FROM %I', current_database(), rolname)
    FROM pg_roles WHERE rolname = $1
`;
