select domain_id, origin from departure order by domain_id, origin
