-- The device that a session was opened with; of those from before it isn't known.
alter table sessions add column device text;
