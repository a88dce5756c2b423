#!/bin/sh
# Run once, on an empty database server: the account that the service works as, and its database.
set -e
psql -v ON_ERROR_STOP=1 -v password="$DATABASE_PASSWORD" --username postgres --dbname postgres <<'SQL'
create role abaco login nosuperuser nocreatedb nocreaterole password :'password';
create database abaco owner abaco;
revoke all on database abaco from public;
SQL
