select lodging_id, criterion_id from lodging_criterion where lodging_id in (:lodgings) order by lodging_id, criterion_id
